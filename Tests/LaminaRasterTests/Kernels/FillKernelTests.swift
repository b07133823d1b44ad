import LaminaPrimitives
import LaminaRaster
import Testing

/// Shapes rasterised by the C kernels, compared with the loops in Swift.
@Suite struct FillKernelTests {
    /// Returns a random path of lines, curves and several subpaths; corners on whole pixels and far outside are frequent.
    private func path(_ random: inout FixedRandom, size: Double) -> Path {
        func point() -> Point {
            let range = random.next() % 12 == 0 ? -4000.0...4000 : -0.3 * size...1.3 * size
            let point = Point(random.double(range), random.double(range))
            return random.next() % 3 == 0 ? Point(point.x.rounded(), point.y.rounded()) : point
        }
        var path = Path()
        for _ in 0...random.next() % 3 {
            path.move(to: point())
            for _ in 0...random.next() % 6 {
                if random.next() % 2 == 0 { path.addLine(to: point()) } else { path.addCubic(to: point(), control1: point(), control2: point()) }
            }
            path.close()
        }
        return path
    }

    @Test(arguments: instructionSets, [(12.0, 300), (90, 300), (700, 20)])
    func everyInstructionSetCoversLikeTheLoopsInSwift(name: String, shape: (size: Double, count: Int)) throws {
        var quick = Rasterizer(try #require(RowKernels(named: name)))
        var slow = Rasterizer(.scalar)
        var random = FixedRandom(seed: 31)
        let clip = PixelRect(3, 5, 3 + Int(shape.size), 4 + Int(shape.size))
        for index in 0..<shape.count {
            let (path, rule) = (path(&random, size: shape.size), index % 2 == 0 ? FillRule.nonZero : .evenOdd)
            let (mine, wanted) = (quick.fill(path, rule: rule, clippedTo: clip), slow.fill(path, rule: rule, clippedTo: clip))
            #expect(mine.bounds == wanted.bounds)
            #expect(mine.runs == wanted.runs)
            #expect(Mask(mine, in: clip) == Mask(wanted, in: clip))
        }
    }

    @Test(arguments: instructionSets)
    func aFillWithMoreRowsThanABatchIsCovered(name: String) throws {
        var quick = Rasterizer(try #require(RowKernels(named: name)))
        var slow = Rasterizer(.scalar)
        let clip = PixelRect(0, 0, 3, 20000)
        let path = RoundedRect(Rect(0.5, 3.25, 2, 19990), radius: 1).path
        #expect(Mask(quick.fill(path, clippedTo: clip), in: clip) == Mask(slow.fill(path, clippedTo: clip), in: clip))
    }
}
