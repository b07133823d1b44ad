import LaminaPrimitives
import LaminaRaster
import Testing

private let clip = PixelRect(-3, 2, 37, 40)

/// Returns the largest difference of two coverages in `clip`.
private func difference(_ a: Coverage, _ b: Coverage) -> Int {
    zip(a.values(in: clip), b.values(in: clip)).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}

@Test func rectanglesAndTheirPathsHaveEqualCoverage() {
    var random = LinearRandom(seed: 31)
    for _ in 0..<300 {
        let rect = Rect(random.double(-9, 30), random.double(-9, 30), random.double(0.01, 30), random.double(0.01, 30))
        let coverage = Coverage(rectangle: rect, clippedTo: clip)
        #expect(coverage.isWellFormed)
        #expect(difference(coverage, Coverage(filling: Path(polygons: [rect.corners.array]), clippedTo: clip)) <= 1)
    }
}

@Test func aRectangleOnPixelBoundariesIsOneRunPerRow() {
    let coverage = Coverage(rectangle: Rect(1, 5, 10, 20), clippedTo: clip)
    #expect(coverage.bounds == PixelRect(1, 5, 11, 25))
    #expect(coverage.runs.count == 20)
    #expect(coverage.runs.allSatisfy { $0.alpha == 255 })
}

@Test func rectanglesWithoutAreaOrNumbersAreEmpty() {
    for rect in [Rect(0, 0, 0, 10), Rect(.nan, 0, 10, 10), Rect(0, 0, .infinity, 10), Rect(100, 100, 5, 5)] {
        #expect(Coverage(rectangle: rect, clippedTo: clip) == .empty)
    }
    #expect(Coverage(rectangle: Rect(-1e30, -1e30, 2e30, 2e30), clippedTo: clip).area == Double(clip.area))
}

@Test func plainRoundedRectanglesAreRectangles() {
    let map = AffineTransform(a: 1.5, b: 0, c: 0, d: -0.75, tx: 2, ty: 30)
    let rect = Rect(1.3, 2.2, 12, 20)
    #expect(
        Coverage(roundedRect: RoundedRect(rect), mappedBy: map, clippedTo: clip) == Coverage(rectangle: map(rect), clippedTo: clip))
}

/// Returns random coverage: a rectangle or a polygon.
private func anyCoverage(_ random: inout LinearRandom) -> Coverage {
    if random.int(0..<3) == 0 {
        return Coverage(rectangle: Rect(random.double(-9, 20), random.double(-9, 20), random.double(1, 30), random.double(1, 30)), clippedTo: clip)
    }
    let polygon = (0..<5).map { _ in random.point(in: Rect(-10, -10, 60, 60)) }
    return Coverage(filling: Path(polygons: [polygon]), clippedTo: clip)
}

@Test func intersectionsAreProductsOfAllPixels() {
    var random = LinearRandom(seed: 32)
    for _ in 0..<100 {
        let (a, b) = (anyCoverage(&random), anyCoverage(&random))
        let common = a.intersection(b)
        #expect(common.isWellFormed)
        let expected = zip(a.values(in: clip), b.values(in: clip)).map { UInt8((Double($0) * Double($1) / 255).rounded()) }
        let isProduct = common.values(in: clip) == expected && b.intersection(a).values(in: clip) == expected
        #expect(isProduct)
    }
}

@Test func croppingKeepsThePixelsInside() {
    var random = LinearRandom(seed: 33)
    for _ in 0..<100 {
        let coverage = anyCoverage(&random)
        let x = random.int(-10..<30)
        let y = random.int(-10..<30)
        let part = PixelRect(x, y, x + random.int(1..<30), y + random.int(1..<30))
        let cropped = coverage.cropped(to: part)
        #expect(cropped.isWellFormed)
        let isKept = (clip.minY..<clip.maxY).allSatisfy { y in
            (clip.minX..<clip.maxX).allSatisfy { x in
                let isInside = x >= part.minX && x < part.maxX && y >= part.minY && y < part.maxY
                return cropped.alpha(x: x, y: y) == (isInside ? coverage.alpha(x: x, y: y) : 0)
            }
        }
        #expect(isKept)
    }
}

@Test func polygonsThatTileAnAreaCoverEveryPixelOnce() {
    var random = LinearRandom(seed: 34)
    for round in 0..<50 {
        // A grid of randomly shifted corners; every second grid has them on pixel centres, where ties occur.
        let corners = (0...4).map { row in
            (0...4).map { column in
                let inside = (1...3).contains(row) && (1...3).contains(column)
                let shift = inside ? Point(random.double(-2, 2), random.double(-2, 2)) : .zero
                let corner = Point(Double(column) * 10 - 3, Double(row) * 10) + shift
                return round % 2 == 0 ? corner : Point(corner.x.rounded() + 0.5, corner.y.rounded() + 0.5)
            }
        }
        var count = [Int](repeating: 0, count: clip.area)
        for (row, column) in (0..<4).flatMap({ row in (0..<4).map { (row, $0) } }) {
            let quad = [corners[row][column], corners[row][column + 1], corners[row + 1][column + 1], corners[row + 1][column]]
            for triangle in [[quad[0], quad[1], quad[2]], [quad[2], quad[3], quad[0]]] {
                let coverage = Coverage(pixelsWhoseCentersLieIn: triangle, clippedTo: clip)
                #expect(coverage.isWellFormed)
                for (index, value) in coverage.values(in: clip).enumerated() where value > 0 { count[index] += 1 }
            }
        }
        let whole = Coverage(
            pixelsWhoseCentersLieIn: [corners[0][0], corners[0][4], corners[4][4], corners[4][0]], clippedTo: clip)
        let isShared = count == whole.values(in: clip).map { $0 > 0 ? 1 : 0 }
        #expect(isShared)
    }
}

@Test func polygonsWithoutAreaOrNumbersHoldNoPixels() {
    #expect(Coverage(pixelsWhoseCentersLieIn: [Point(0, 0), Point(9, 9)], clippedTo: clip) == .empty)
    #expect(Coverage(pixelsWhoseCentersLieIn: [Point(0, 0), Point(9, 9), Point(.nan, 5)], clippedTo: clip) == .empty)
    #expect(Coverage(pixelsWhoseCentersLieIn: [Point(0, 90), Point(9, 99), Point(0, 99)], clippedTo: clip) == .empty)
}

@Test func coveragesAreEqualWhenRunsValuesAndRowsAre() {
    let runs = [Coverage.Run(x: 0, count: 1, alpha: 9), Coverage.Run(x: 2, count: 1, alpha: 9), Coverage.Run(x: 0, count: 1, alpha: 9)]
    func coverage(top: Int = 0, runs: [Coverage.Run] = runs, alphas: [UInt8] = [], starts: [Int32] = [0, 1, 2, 3]) -> Coverage {
        Coverage(bounds: PixelRect(0, top, 3, top + 3), runs: runs, alphas: alphas, rowStarts: starts)
    }
    let all = [
        coverage(), coverage(starts: [0, 2, 2, 3]), coverage(alphas: [7]), coverage(top: 1), coverage(runs: runs.dropLast(), starts: [0, 1, 2, 2]),
    ]
    #expect(all[0] == coverage() && all[0].hashValue == coverage().hashValue)
    for (index, one) in all.enumerated() {
        for (other, two) in all.enumerated() { #expect((one == two) == (index == other), "\(index) \(other)") }
    }
}
