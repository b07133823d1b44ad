import LaminaPrimitives
import LaminaRaster
import Testing

/// Colours, pixels and pictures painted through coverage, compared with the loops in Swift.
@Suite struct RunsKernelTests {
    /// Shapes for the tests: a rounded rectangle, adjacent runs of constant coverage, and rows without runs.
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

    private static let parts = [PixelRect(width: 90, height: 70), PixelRect(13, 5, 14, 40), PixelRect(7, 0, 70, 6)]

    /// Returns a random picture after `draw` has drawn on it.
    private func drawn(_ draw: (Canvas) -> Void) -> Bitmap {
        var random = FixedRandom()
        var picture = Bitmap(width: 90, height: 70)
        picture.pixels = random.pixels(90 * 70)
        picture.withCanvas(draw)
        return picture
    }

    private func picture(_ kernels: RowKernels, _ shape: Coverage, _ pixel: Pixel, in part: PixelRect) -> Bitmap {
        drawn { kernels.over(pixel, onto: $0, covered: shape, in: part.intersection(shape.bounds)) }
    }

    @Test(arguments: instructionSets, 0..<3)
    func everyInstructionSetEqualsTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        for part in Self.parts {
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

    @Test(arguments: instructionSets, 0..<3)
    func pixelsBehindAShapeEqualTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 4)
        let (pixels, shape) = (random.pixels(100 * 80), Self.shapes[index])
        for part in Self.parts.map({ $0.intersection(shape.bounds) }) {
            for opacity: UInt8 in [255, 77, 0] {
                func draw(_ kernels: RowKernels) -> Bitmap {
                    drawn { kernels.over(pixels.span, from: 107, width: 100, onto: $0, covered: shape, opacity: opacity, in: part) }
                }
                #expect(draw(kernels) == draw(.scalar))
            }
        }
    }

    /// A rotation, a map with perspective, and a rotation about a horizontal axis.
    private static let maps = [
        Projection(AffineTransform.rotation(0.4).followed(by: .translation(3, -5.5))),
        Projection(m11: 0.9, m12: 0.1, m13: 0.002, m21: -0.1, m22: 1.2, m23: 0.004, m31: 2, m32: 3, m33: 1),
        Projection(m11: 0.8, m12: 0, m13: 0, m21: 0.1, m22: 1.2, m23: 0.006, m31: -2, m32: 3, m33: 1),
    ]

    @Test(arguments: instructionSets, 0..<3)
    func picturesBehindAShapeEqualTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 5)
        let picture = Picture(try Bitmap(width: 50, height: 40, pixels: random.pixels(2000)))
        let (window, shape) = (try #require(PictureWindow(picture)), Self.shapes[index])
        for part in Self.parts.map({ $0.intersection(shape.bounds) }) {
            for (number, map) in Self.maps.enumerated() {
                func draw(_ kernels: RowKernels) -> Bitmap {
                    let opacity: UInt8 = number == 0 ? 255 : 130
                    return drawn { kernels.over(window, map, onto: $0, covered: shape, opacity: opacity, in: part) }
                }
                #expect(draw(kernels) == draw(.scalar))
            }
        }
    }

    @Test func aPictureBehindAShapeIsSampledRowByRow() throws {
        var random = FixedRandom(seed: 6)
        let picture = Picture(try Bitmap(width: 50, height: 40, pixels: random.pixels(2000)))
        let window = try #require(PictureWindow(picture))
        let whole = PixelRect(width: 90, height: 70)
        let square = Coverage(rectangle: whole.rect, clippedTo: whole)
        for map in Self.maps {
            let shown = drawn { RowKernels.chosen.over(window, map, onto: $0, covered: square, opacity: 255, in: whole) }
            let expected = drawn { $0.fill(whole, with: .picture(PicturePaint(picture, inverse: map))) }
            #expect(shown == expected)
        }
    }

    @Test(arguments: instructionSets)
    func longRowsAreSampledInPieces(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 7)
        let window = try #require(PictureWindow(Picture(try Bitmap(width: 50, height: 40, pixels: random.pixels(2000)))))
        let long = PixelRect(0, 0, 700, 3)
        let shape = Coverage(rectangle: Rect(10.5, 0.25, 650, 2.5), clippedTo: long)
        for map in Self.maps {
            func draw(_ kernels: RowKernels) -> Bitmap {
                var picture = Bitmap(width: 700, height: 3, fill: 0xFF10_2030)
                picture.withCanvas { kernels.over(window, map, onto: $0, covered: shape, opacity: 200, in: shape.bounds) }
                return picture
            }
            #expect(draw(kernels) == draw(.scalar))
        }
    }
}
