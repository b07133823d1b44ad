import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct QuadTests {
    private let clip = PixelRect(-20, -20, 100, 100)

    /// Returns a random parallelogram; some have corners on whole pixels, some are thin or have no area.
    private func corners(_ random: inout FixedRandom) -> [Point] {
        let isWhole = random.next() % 4 == 0
        func number(_ range: ClosedRange<Double>) -> Double {
            let value = random.double(range)
            return isWhole ? value.rounded() : value
        }
        let start = Point(number(0...60), number(0...60))
        let length = [0.0, 1, 8, 22][Int(random.next() % 4)]
        let right = Point(number(-22...22), number(-22...22))
        let down = Point(number(-length...length), number(-length...length))
        return [start, start + right, start + right + down, start + down]
    }

    @Test(arguments: instructionSets)
    func aParallelogramIsCoveredAsItsPathIs(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 5)
        var rasterizer = Rasterizer()
        var count = 0
        for _ in 0..<3000 {
            let corners = corners(&random)
            var path = Path()
            path.move(to: corners[0])
            for corner in corners.dropFirst() { path.addLine(to: corner) }
            path.close()
            guard let quick = Coverage(parallelogram: InlineArray { corners[$0] }, clippedTo: clip, kernels) else { continue }
            count += 1
            let wanted = rasterizer.fill(path, clippedTo: clip)
            #expect(quick.bounds == wanted.bounds)
            #expect(Mask(quick, in: wanted.bounds) == Mask(wanted, in: wanted.bounds))
        }
        #expect(count > 2000)
    }

    @Test func largeOrClippedParallelogramsAreLeftToTheRasterizer() {
        let small = [Point(1, 1), Point(9, 2), Point(8, 10), Point(0, 9)]
        #expect(Coverage(parallelogram: InlineArray { Point(small[$0].x, small[$0].y - 22) }, clippedTo: clip) == nil)
        #expect(Coverage(parallelogram: InlineArray { Point(small[$0].x * 8, small[$0].y) }, clippedTo: clip) == nil)
        #expect(Coverage(parallelogram: InlineArray { Point(small[$0].x, .nan) }, clippedTo: clip) == nil)
    }

    @Test func aQuadrilateralIsCoveredAsItsPathIs() {
        var random = FixedRandom(seed: 6)
        var rasterizer = Rasterizer()
        for _ in 0..<300 {
            let corners = (0..<4).map { _ in Point(random.double(-60...160), random.double(-60...160)) }
            let wanted = rasterizer.fill(Path(polygons: [corners]), clippedTo: clip)
            #expect(rasterizer.fill(quad: InlineArray { corners[$0] }, clippedTo: clip).runs == wanted.runs)
        }
        #expect(rasterizer.fill(quad: InlineArray(repeating: Point(.nan, 0)), clippedTo: clip).isEmpty)
    }
}
