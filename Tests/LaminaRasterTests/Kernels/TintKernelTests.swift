import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct TintKernelTests {
    /// Returns a random parallelogram around (34.5, 12.5), at most 60 × 18 in size.
    private func corners(_ random: inout FixedRandom) -> InlineArray<4, Point> {
        let right = Point(random.double(-30...30), random.double(-9...9))
        let down = Point(random.double(-30...30), random.double(-9...9))
        let middle = Point(random.double(33...36), random.double(11...14))
        let start = middle - Point((right.x + down.x) / 2, (right.y + down.y) / 2)
        return [start, start + right, start + right + down, start + down]
    }

    /// The channels of a pixel multiplied by those of a tint, and by a share.
    private func tinted(_ pixel: Pixel, _ tint: UInt32, _ share: UInt8) -> [UInt32] {
        [24, 16, 8, 0].map { (shift: UInt32) in
            let factor = shift == 24 ? 255 : UInt8(tint >> shift & 255)
            return UInt32(multiplied(multiplied(UInt8(pixel >> shift & 255), factor), share))
        }
    }

    @Test(arguments: instructionSets, [false, true])
    func tintedPicturesEqualAPlainSum(name: String, isAdded: Bool) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 41)
        let picture = Picture(try Bitmap(width: 32, height: 32, pixels: random.pixels(1024)))
        let window = try #require(PictureWindow(picture))
        let bounds = PixelRect(width: 70, height: 24)
        for index in 0..<120 {
            let corners = corners(&random)
            let turn = AffineTransform.rotation(random.double(0...7))
            let map = AffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: random.double(-30...40), ty: random.double(-30...40))
            let quad = try #require(SmallQuad(corners, clippedTo: bounds))
            let coverage = try #require(Coverage(parallelogram: corners, clippedTo: bounds))
            let region = (index % 2 == 0 ? quad.bounds : PixelRect(9, 8, 50, 16)).intersection(quad.bounds)
            let (opacity, tint) = (UInt8(random.next() % 256), UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF)
            let under = try Bitmap(width: 70, height: 24, pixels: random.pixels(70 * 24))
            var (painted, expected) = (under, under)
            painted.withCanvas { kernels.over(window, map, quad, tint: tint, isAdded: isAdded, opacity: opacity, onto: $0, in: region) }
            for y in region.minY..<region.maxY {
                for x in region.minX..<region.maxX {
                    let start = map(Point(0.5, Double(y) + 0.5))
                    let line = LaminaLine(x: start.x, y: start.y, w: 1, dx: map.a, dy: map.b, dw: 0, first: Int32(x))
                    var pixel = [Pixel(0)]
                    var span = pixel.mutableSpan
                    RowKernels.scalar.sampleLinear(window, along: line, into: &span)
                    let source = tinted(pixel[0], tint, multiplied(coverage.alpha(x: x, y: y), opacity))
                    let rest = isAdded ? 255 : UInt8(255 - source[0])
                    let channels = zip(source, [24, 16, 8, 0] as [UInt32]).map { channel, shift in
                        min(255, channel + UInt32(multiplied(UInt8(expected[x, y] >> shift & 255), rest)))
                    }
                    expected[x, y] = channels.reduce(0) { $0 << 8 | $1 }
                }
            }
            #expect(painted == expected)
        }
    }

    @Test func theSlowPathPaintsTheSamePixelsAsTheFastOne() throws {
        var random = FixedRandom(seed: 43)
        let picture = Picture(try Bitmap(width: 32, height: 32, pixels: random.pixels(1024)))
        let window = try #require(PictureWindow(picture))
        let bounds = PixelRect(width: 70, height: 24)
        for index in 0..<60 {
            let corners = corners(&random)
            let map = AffineTransform.rotation(random.double(0...7)).followed(by: .translation(random.double(-10...40), random.double(-10...40)))
            let tint: UInt32 = index % 3 == 0 ? 0xFF_FFFF : 0x80_40FF
            let paint = SpritePaint(window, isAdded: index % 2 == 0)
            let use = SpritePaint.Use(map: map, sampling: .linear, tint: tint, opacity: random.double(0...1))
            let quad = try #require(SmallQuad(corners, clippedTo: bounds))
            let coverage = try #require(Coverage(parallelogram: corners, clippedTo: bounds))
            let under = try Bitmap(width: 70, height: 24, pixels: random.pixels(70 * 24))
            var (fast, slow) = (under, under)
            let isPainted = fast.withCanvas { paint.paint(quad, use, on: $0) }
            #expect(isPainted)
            slow.withCanvas { paint.paint(coverage, use, on: $0) }
            #expect(fast == slow)
        }
    }
}
