import CoreGraphics
import LaminaPrimitives
import TestRandom
import Testing

/// Compares drawn combinations of random paths with the combination of the drawn paths, pixel by pixel.
@Suite struct RegionPropertyTests {
    private static let size = 64

    /// The ways in which random points are chosen; coarse grids make equal points and overlapping sides likely.
    enum Grid: CaseIterable { case coarse, fine, diagonal }

    @Test(arguments: Grid.allCases, [CGPathFillRule.winding, .evenOdd])
    func combinationsCoverWhatTheirOperandsSay(grid: Grid, rule: CGPathFillRule) {
        for seed in 0..<30 {
            var random = Random(seed: UInt64(seed))
            let (a, b) = (path(&random, grid), path(&random, grid))
            let (alphaA, alphaB) = (alphas(a, rule), alphas(b, rule))
            for (name, operation, result) in [
                ("union", RegionOperation.union, a.union(b, using: rule)),
                ("intersection", .intersection, a.intersection(b, using: rule)),
                ("difference", .difference, a.subtracting(b, using: rule)),
                ("symmetric difference", .symmetricDifference, a.symmetricDifference(b, using: rule)),
            ] {
                for drawnRule in [CGPathFillRule.winding, .evenOdd] {
                    let found = alphas(result, drawnRule)
                    let wrong = found.indices.filter { index in
                        guard isSure(alphaA, index), isSure(alphaB, index) else { return false }
                        let expected: UInt8 = operation.includes(alphaA[index] > 0, alphaB[index] > 0) ? 255 : 0
                        // Rounding at the outline of a neighbouring pixel reaches one level. The rasteriser averages winding numbers within a pixel,
                        // in which +1 and -1 cancel; the pixel's centre decides there.
                        guard abs(Int(found[index]) - Int(expected)) > 1 else { return false }
                        let place = CGPoint(x: Double(index % Self.size) + 0.5, y: Double(Self.size - 1 - index / Self.size) + 0.5)
                        let isInside = operation.includes(a.contains(place, using: rule), b.contains(place, using: rule))
                        return result.contains(place) != isInside
                    }
                    #expect(wrong.isEmpty, "\(name) of seed \(seed), \(grid): \(wrong.count) pixels\n\(a.text)\n\(b.text)")
                }
            }
        }
    }

    @Test(arguments: Grid.allCases)
    func combiningAResultAgainChangesNothing(grid: Grid) {
        for seed in 0..<20 {
            var random = Random(seed: UInt64(seed) + 1000)
            let (a, b) = (path(&random, grid), path(&random, grid))
            let union = a.union(b)
            let parts = a.subtracting(b).union(b.subtracting(a)).union(a.intersection(b))
            let difference = zip(alphas(union, .winding), alphas(parts, .winding)).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(difference <= 2, "seed \(seed), \(grid)")
            #expect(alphas(union.normalized(), .winding) == alphas(union, .winding), "seed \(seed), \(grid)")
            #expect(alphas(a.subtracting(union), .winding).allSatisfy { $0 <= 1 }, "seed \(seed), \(grid)")
        }
    }

    @Test(arguments: Grid.allCases)
    func componentsTogetherCoverThePath(grid: Grid) {
        for seed in 0..<20 {
            var random = Random(seed: UInt64(seed) + 2000)
            let a = path(&random, grid)
            let sum = a.componentsSeparated(using: .evenOdd).map { alphas($0, .winding).map { Int($0) } }
                .reduce([Int](repeating: 0, count: Self.size * Self.size)) { zip($0, $1).map { $0 + $1 } }
            let whole = alphas(a.normalized(using: .evenOdd), .winding)
            // Each component that touches a pixel rounds its own coverage.
            #expect(zip(sum, whole).allSatisfy { abs($0 - Int($1)) <= 6 }, "seed \(seed), \(grid)")
        }
    }

    private func path(_ random: inout Random, _ grid: Grid) -> CGPath {
        let path = CGMutablePath()
        for _ in 0...random.below(2) {
            path.move(to: point(&random, grid))
            for _ in 0..<2 + random.below(5) {
                switch random.below(grid == .diagonal ? 1 : 4) {
                case 0, 1: path.addLine(to: point(&random, grid))
                case 2: path.addQuadCurve(to: point(&random, grid), control: point(&random, grid))
                default: path.addCurve(to: point(&random, grid), control1: point(&random, grid), control2: point(&random, grid))
                }
            }
            if random.chance(70) { path.closeSubpath() }
        }
        return path
    }

    private func point(_ random: inout Random, _ grid: Grid) -> CGPoint {
        switch grid {
        case .coarse: CGPoint(x: random.below(9) * 8, y: random.below(9) * 8)
        case .diagonal: CGPoint(x: random.below(5) * 16, y: random.below(5) * 16)
        case .fine: CGPoint(x: random.number(-10...74), y: random.number(-10...74))
        }
    }

    private func alphas(_ path: CGPath, _ rule: CGPathFillRule) -> [UInt8] {
        drawn(Self.size, Self.size) { context in
            context.setFillColor(.pureRed)
            context.addPath(path)
            context.fillPath(using: rule)
        }.pixels.map { UInt8($0 >> 24) }
    }

    /// Returns true when a pixel and its neighbours are wholly inside or wholly outside: no outline is near.
    private func isSure(_ alphas: [UInt8], _ index: Int) -> Bool {
        let (x, y) = (index % Self.size, index / Self.size)
        guard (1..<Self.size - 1).contains(x), (1..<Self.size - 1).contains(y) else { return false }
        let value = alphas[index]
        guard value == 0 || value == 255 else { return false }
        return [-1, 0, 1].allSatisfy { row in [-1, 0, 1].allSatisfy { alphas[index + row * Self.size + $0] == value } }
    }
}
