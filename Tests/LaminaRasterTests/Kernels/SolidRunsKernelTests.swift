import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct SolidRunsKernelTests {
    /// A round shape, runs of one value beside each other, and rows without runs.
    private static let shapes: [Coverage] = {
        var rasterizer = Rasterizer()
        let bounds = PixelRect(width: 90, height: 70)
        let round = rasterizer.fill(RoundedRect(Rect(3.3, 2.6, 70.2, 50.9), radius: 17).path, clippedTo: bounds)
        let runs = [
            Coverage.Run(x: 5, count: 1, alpha: 255), .init(x: 6, count: 40, alpha: 128), .init(x: 60, count: 29, first: 0),
            .init(x: 0, count: 3, first: 26),
        ]
        let apart = Coverage(bounds: PixelRect(0, 4, 90, 8), runs: runs, alphas: (0..<29).map { UInt8($0 * 8) }, rowStarts: [0, 3, 3, 3, 4])
        return [round, apart, Coverage(rectangle: Rect(1.5, 7, 80, 30.25), clippedTo: bounds)]
    }()

    private func picture(_ kernels: RowKernels, _ shape: Coverage, _ pixel: Pixel, in part: PixelRect) -> Bitmap {
        var random = FixedRandom()
        var picture = Bitmap(width: 90, height: 70)
        picture.pixels = random.pixels(90 * 70)
        picture.withCanvas { kernels.over(pixel, onto: $0, covered: shape, in: part.intersection(shape.bounds)) }
        return picture
    }

    @Test(arguments: instructionSets, 0..<3)
    func everyInstructionSetEqualsTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        for part in [PixelRect(width: 90, height: 70), PixelRect(13, 5, 14, 40), PixelRect(7, 0, 70, 6)] {
            for pixel: Pixel in [0xFF12_3456, 0x8040_2010, 0] {
                let shape = Self.shapes[index]
                #expect(picture(kernels, shape, pixel, in: part) == picture(.scalar, shape, pixel, in: part))
            }
        }
    }

    @Test(arguments: instructionSets)
    func aRunWithoutValuesPaintsNothing(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        let runs = [Coverage.Run(x: 2, count: 8, first: 1)]
        let shape = Coverage(bounds: PixelRect(2, 0, 10, 1), runs: runs, alphas: [255], rowStarts: [0, 1])
        #expect(picture(kernels, shape, 0xFFFF_FFFF, in: shape.bounds) == picture(kernels, .empty, 0, in: .empty))
    }
}
