import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct MapKernelTests {
    /// A turn by some angle, larger and smaller pictures, and maps that lead far away.
    private func map(_ random: inout FixedRandom, _ index: Int) -> LaminaMap {
        let turn = AffineTransform.rotation(random.double(0...7))
        let scale = [1, random.double(0.1...1.3), random.double(1...40)][index % 3]
        let far = index % 7 == 6 ? 1e4 : 1
        return LaminaMap(
            a: turn.a * scale, b: turn.b * scale, c: turn.c * scale, d: index % 11 == 10 ? .nan : turn.d * scale,
            tx: random.double(-30...40) * far, ty: random.double(-30...40) * far, firstColumn: 3, firstRow: 2)
    }

    @Test(arguments: instructionSets, [(1, 1), (1, 6), (32, 32), (150, 3)])
    func smallPicturesEqualTheLoopInSwift(name: String, size: (Int, Int)) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 23)
        let picture = Picture(try Bitmap(width: size.0, height: size.1, pixels: random.pixels(size.0 * size.1)))
        let region = PixelRect(3, 2, 67, 22)
        for source in [nil, Rect(0.25, 0.5, Double(size.0) - 0.5, Double(size.1) - 0.75)] {
            let window = try #require(PictureWindow(picture, source: source))
            for index in 0..<60 {
                let map = map(&random, index)
                let values = random.covers(700)
                let under = random.pixels(70 * 24)
                let rows = (0..<20).map { _ in
                    let x = Int32(random.next() % 64)
                    return LaminaCoveredRow(x: x, count: Int32(random.next() % UInt64(65 - x)), first: Int32(random.next() % 636))
                }
                func draw(_ kernels: RowKernels) throws -> Bitmap {
                    var bitmap = try Bitmap(width: 70, height: 24, pixels: under)
                    bitmap.withCanvas {
                        kernels.over(window, map: map, rows: rows.span, values: values.span, opacity: values[0], onto: $0, in: region)
                    }
                    return bitmap
                }
                #expect(try draw(kernels) == draw(.scalar))
            }
        }
    }

    @Test func aSmallPictureEqualsItsRows() throws {
        var random = FixedRandom(seed: 29)
        let picture = Picture(try Bitmap(width: 32, height: 32, pixels: random.pixels(1024)))
        let under = random.pixels(60 * 60)
        for index in 0..<40 {
            let map = AffineTransform.translation(-16, -16).followed(by: .rotation(random.double(0...7))).followed(
                by: .translation(random.double(20...40), random.double(20...40)))
            let corners = Rect(0, 0, 32, 32).corners.map { map($0) }
            guard let coverage = Coverage(parallelogram: corners, clippedTo: PixelRect(0, 0, 60, 60)) else { continue }
            let paint = Paint.picture(PicturePaint(picture, inverse: Projection(try #require(map.inverse))))
            let opacity = index % 2 == 0 ? 1 : random.double(0...1)
            var whole = try Bitmap(width: 60, height: 60, pixels: under)
            whole.withCanvas { $0.fill(coverage, with: paint, opacity: opacity) }
            var parts = try Bitmap(width: 60, height: 60, pixels: under)
            parts.withCanvas { canvas in
                for part in [PixelRect(0, 0, 29, 31), PixelRect(29, 0, 60, 31), PixelRect(0, 31, 60, 60)] {
                    canvas.cropped(to: part).fill(coverage, with: paint, opacity: opacity)
                }
            }
            var clipped = try Bitmap(width: 60, height: 60, pixels: under)
            // A clip that lets all through keeps to the way that paints row by row.
            let clip = Coverage(rectangle: Rect(0, 0, 60, 60), clippedTo: PixelRect(0, 0, 60, 60))
            clipped.withCanvas { $0.fill(coverage, with: paint, opacity: opacity, clip: clip) }
            #expect(whole == parts)
            #expect(whole == clipped)
        }
    }
}
