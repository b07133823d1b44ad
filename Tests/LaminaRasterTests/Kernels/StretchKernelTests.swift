import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct StretchKernelTests {
    /// The distances between neighbouring columns and rows, in pixels of the picture.
    private static let steps = [(0.0, 0.0), (0.6, 0.9), (1.0, 1.0), (0.37, 2.3), (0.99, -0.8)]

    @Test(arguments: instructionSets, StretchKernelTests.steps.indices)
    func stretchedBlocksEqualTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 17)
        let picture = Picture(try Bitmap(width: 57, height: 23, pixels: random.pixels(57 * 23)))
        let (across, down) = Self.steps[index]
        for source in [nil, Rect(3, 2, 11.5, 8), Rect(5, 5, 1, 1)] {
            let window = try #require(PictureWindow(picture, source: source))
            for width in Array(1...67) + [512, 513, 1100] {
                let block = PixelRect(3, 2, 3 + width, 2 + Int(random.next() % 9) + 1)
                let columns = places(from: random.double(-3...20), across, width + 15, below: window.pixels.width)
                let rows = places(from: random.double(-3...20), down, block.height, below: window.pixels.height)
                let under = random.pixels((width + 6) * 14)
                let opacity = random.next() % 3 == 0 ? 255 : UInt8(random.next() % 256)
                func draw(_ kernels: RowKernels) throws -> Bitmap {
                    var bitmap = try Bitmap(width: width + 6, height: 14, pixels: under)
                    bitmap.withCanvas {
                        kernels.over(window, columns: columns.span, rows: rows.span, opacity: opacity, onto: $0, in: block)
                    }
                    return bitmap
                }
                #expect(try draw(kernels) == draw(.scalar))
            }
        }
    }

    /// Returns sample positions in 256ths of a pixel, clamped to the picture.
    private func places(from start: Double, _ step: Double, _ count: Int, below limit: Int) -> [Int32] {
        (0..<count).map { Int32(max(0, min(Double(limit - 1), start + Double($0) * step)) * 256) }
    }

    @Test func aStretchedBlockEqualsItsRows() throws {
        var random = FixedRandom(seed: 19)
        let picture = Picture(try Bitmap(width: 40, height: 30, pixels: random.pixels(1200)))
        // The rectangle's edges lie between pixels, so that the coverage has blocks of several values.
        let coverage = Coverage(rectangle: Rect(3.3, 2.6, 61.2, 40.9), clippedTo: PixelRect(0, 0, 70, 50))
        let inverse = try #require(AffineTransform.scale(1.6, 1.45).inverse)
        let paint = Paint.picture(PicturePaint(picture, inverse: Projection(inverse)))
        let under = random.pixels(70 * 50)
        for opacity in [1, 0.4] {
            var whole = try Bitmap(width: 70, height: 50, pixels: under)
            whole.withCanvas { $0.fill(coverage, with: paint, opacity: opacity) }
            var rows = try Bitmap(width: 70, height: 50, pixels: under)
            rows.withCanvas { canvas in
                for y in 0..<50 { canvas.cropped(to: PixelRect(0, y, 70, y + 1)).fill(coverage, with: paint, opacity: opacity) }
            }
            var clipped = try Bitmap(width: 70, height: 50, pixels: under)
            // A clip that has full coverage everywhere forces painting row by row.
            let clip = Coverage(rectangle: Rect(0, 0, 70, 50), clippedTo: PixelRect(0, 0, 70, 50))
            clipped.withCanvas { $0.fill(coverage, with: paint, opacity: opacity, clip: clip) }
            #expect(whole == rows)
            #expect(whole == clipped)
        }
    }
}
