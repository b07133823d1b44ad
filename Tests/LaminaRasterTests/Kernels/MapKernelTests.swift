import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct MapKernelTests {
    /// Returns a rotation with various scales; some transforms lead far away, and some contain NaN.
    private func map(_ random: inout FixedRandom, _ index: Int) -> AffineTransform {
        let turn = AffineTransform.rotation(random.double(0...7))
        let scale = [1, random.double(0.1...1.3), random.double(1...40)][index % 3]
        let far = index % 7 == 6 ? 1e4 : 1
        return AffineTransform(
            a: turn.a * scale, b: turn.b * scale, c: turn.c * scale, d: index % 11 == 10 ? .nan : turn.d * scale,
            tx: random.double(-30...40) * far, ty: random.double(-30...40) * far)
    }

    /// Returns a random parallelogram around (34.5, 12.5), at most 60 × 18 in size.
    private func corners(_ random: inout FixedRandom) -> InlineArray<4, Point> {
        let right = Point(random.double(-30...30), random.double(-9...9))
        let down = Point(random.double(-30...30), random.double(-9...9))
        let middle = Point(random.double(33...36), random.double(11...14))
        let start = middle - Point((right.x + down.x) / 2, (right.y + down.y) / 2)
        return [start, start + right, start + right + down, start + down]
    }

    @Test(arguments: instructionSets, [(1, 1), (1, 6), (32, 32), (150, 3)])
    func smallPicturesEqualTheLoopsInSwift(name: String, size: (Int, Int)) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 23)
        let picture = Picture(try Bitmap(width: size.0, height: size.1, pixels: random.pixels(size.0 * size.1)))
        let bounds = PixelRect(width: 70, height: 24)
        for source in [nil, Rect(0.25, 0.5, Double(size.0) - 0.5, Double(size.1) - 0.75)] {
            let window = try #require(PictureWindow(picture, source: source))
            for index in 0..<60 {
                let (map, corners) = (map(&random, index), corners(&random))
                let quad = try #require(SmallQuad(corners, clippedTo: bounds))
                let coverage = try #require(Coverage(parallelogram: corners, clippedTo: bounds))
                let region = (index % 2 == 0 ? quad.bounds : PixelRect(9, 8, 50, 16)).intersection(quad.bounds)
                let opacity = index % 3 == 0 ? 255 : UInt8(random.next() % 256)
                let under = try Bitmap(width: 70, height: 24, pixels: random.pixels(70 * 24))
                var (painted, expected) = (under, under)
                painted.withCanvas { kernels.over(window, map, quad, opacity: opacity, onto: $0, in: region) }
                expected.withCanvas { canvas in
                    paint(window, map, coverage, opacity, on: canvas.cropped(to: region))
                }
                #expect(painted == expected)
            }
        }
    }

    /// Samples and blends one row at a time, as a slow reference.
    private func paint(_ window: PictureWindow, _ map: AffineTransform, _ coverage: Coverage, _ opacity: UInt8, on canvas: Canvas) {
        let covers = Mask(coverage, in: canvas.bounds)
        for y in canvas.bounds.minY..<canvas.bounds.maxY {
            var source = Array(repeating: Pixel(0), count: canvas.bounds.width)
            var row = source.mutableSpan
            let start = map(Point(0.5, Double(y) + 0.5))
            let line = LaminaLine(x: start.x, y: start.y, w: 1, dx: map.a, dy: map.b, dw: 0, first: Int32(canvas.bounds.minX))
            RowKernels.scalar.sampleLinear(window, along: line, into: &row)
            let columns = canvas.bounds.minX..<canvas.bounds.maxX
            let shares = columns.map { covers.alpha(x: $0, y: y) }
            canvas.withRow(y, columns) { RowKernels.scalar.over(source.span, onto: &$0, covered: shares.span, opacity: opacity) }
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
            guard let coverage = Coverage(parallelogram: corners, clippedTo: clip), let quad = SmallQuad(corners, clippedTo: clip) else {
                continue
            }
            let paint = PicturePaint(picture, inverse: Projection(try #require(map.inverse)))
            let small = try #require(SmallPicture(paint, quad))
            let opacity = index % 2 == 0 ? 1 : random.double(0...1)
            var filled = try Bitmap(width: 60, height: 60, pixels: under)
            filled.withCanvas { $0.fill(coverage, with: .picture(paint), opacity: opacity) }
            var painted = try Bitmap(width: 60, height: 60, pixels: under)
            painted.withCanvas { canvas in
                for part in [PixelRect(0, 0, 29, 31), PixelRect(29, 0, 60, 31), PixelRect(0, 31, 60, 60)] {
                    small.paint(on: canvas.cropped(to: part), opacity: opacity)
                }
            }
            #expect(small.bounds.contains(coverage.bounds))
            #expect(painted == filled)
        }
    }
}
