import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct MapKernelTests {
    /// A turn by some angle, larger and smaller pictures, and maps that lead far away.
    private func map(_ random: inout FixedRandom, _ index: Int) -> AffineTransform {
        let turn = AffineTransform.rotation(random.double(0...7))
        let scale = [1, random.double(0.1...1.3), random.double(1...40)][index % 3]
        let far = index % 7 == 6 ? 1e4 : 1
        return AffineTransform(
            a: turn.a * scale, b: turn.b * scale, c: turn.c * scale, d: index % 11 == 10 ? .nan : turn.d * scale,
            tx: random.double(-30...40) * far, ty: random.double(-30...40) * far)
    }

    @Test(arguments: instructionSets, [(1, 1), (1, 6), (32, 32), (150, 3)])
    func smallPicturesEqualTheLoopInSwift(name: String, size: (Int, Int)) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 23)
        let picture = Picture(try Bitmap(width: size.0, height: size.1, pixels: random.pixels(size.0 * size.1)))
        for source in [nil, Rect(0.25, 0.5, Double(size.0) - 0.5, Double(size.1) - 0.75)] {
            let window = try #require(PictureWindow(picture, source: source))
            for index in 0..<60 {
                let map = map(&random, index)
                let rows = (0..<20).map { _ in
                    let x = Int32(random.next() % 64)
                    return LaminaCoveredRow(x: x, count: Int32(random.next() % UInt64(65 - x)), first: Int32(random.next() % 636))
                }
                let covered = CoveredRows(bounds: PixelRect(3, 2, 67, 22), rows: rows, values: random.covers(700))
                let region = index % 2 == 0 ? covered.bounds : PixelRect(9, 5, 50, 21)
                let opacity = index % 3 == 0 ? 255 : UInt8(random.next() % 256)
                let under = random.pixels(70 * 24)
                func draw(_ kernels: RowKernels) throws -> Bitmap {
                    var bitmap = try Bitmap(width: 70, height: 24, pixels: under)
                    bitmap.withCanvas { kernels.over(window, map, covered, opacity: opacity, onto: $0, in: region) }
                    return bitmap
                }
                #expect(try draw(kernels) == draw(.scalar))
            }
        }
    }

    @Test func aSmallPictureIsPaintedAsItsCoverageIsFilled() throws {
        var random = FixedRandom(seed: 29)
        let picture = Picture(try Bitmap(width: 32, height: 32, pixels: random.pixels(1024)))
        let under = random.pixels(60 * 60)
        let clip = PixelRect(0, 0, 60, 60)
        for index in 0..<40 {
            let map = AffineTransform.translation(-16, -16).followed(by: .rotation(random.double(0...7))).followed(
                by: .translation(random.double(20...40), random.double(20...40)))
            let corners = map.corners(of: Rect(0, 0, 32, 32))
            guard let coverage = Coverage(parallelogram: corners, clippedTo: clip),
                let covered = CoveredRows(parallelogram: corners, clippedTo: clip)
            else { continue }
            let paint = PicturePaint(picture, inverse: Projection(try #require(map.inverse)))
            let small = try #require(SmallPicture(paint, covered))
            let opacity = index % 2 == 0 ? 1 : random.double(0...1)
            var filled = try Bitmap(width: 60, height: 60, pixels: under)
            filled.withCanvas { $0.fill(coverage, with: .picture(paint), opacity: opacity) }
            var painted = try Bitmap(width: 60, height: 60, pixels: under)
            painted.withCanvas { canvas in
                for part in [PixelRect(0, 0, 29, 31), PixelRect(29, 0, 60, 31), PixelRect(0, 31, 60, 60)] {
                    small.paint(on: canvas.cropped(to: part), opacity: opacity)
                }
            }
            #expect(small.bounds == coverage.bounds)
            #expect(painted == filled)
        }
    }
}
