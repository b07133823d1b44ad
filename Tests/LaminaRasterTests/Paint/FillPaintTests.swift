import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct FillPaintTests {
    private let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)

    private func random(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
        var random = FixedRandom(seed: seed)
        return try Bitmap(width: width, height: height, pixels: random.pixels(width * height))
    }

    private func disc(_ radius: Double, in bounds: PixelRect) -> Coverage {
        let rect = Rect(bounds.rect.midX - radius, bounds.rect.midY - radius, 2 * radius, 2 * radius)
        return Coverage(roundedRect: RoundedRect(rect, radius: radius), clippedTo: bounds)
    }

    /// Returns source over destination by its definition, in double precision.
    private func expected(_ under: Pixel, _ color: Color, _ cover: Double) -> [Double] {
        let alpha = Double(color.alpha) * cover
        let source = [Double(color.red), Double(color.green), Double(color.blue), 1].map { $0 * alpha }
        return zip(source, BlendOracle.channels(under)).map { ($0 + $1 * (1 - alpha)) * 255 }
    }

    @Test(arguments: [1.0, 0.4])
    func aColourCoversByTheProductOfCoverageClipAndOpacity(opacity: Double) throws {
        let under = try random(700, 20, seed: 2)
        var bitmap = under
        let shape = disc(300, in: bitmap.bounds)
        let clip = Coverage(rectangle: Rect(20.5, 3.25, 500.5, 12), clippedTo: bitmap.bounds)
        bitmap.withCanvas { $0.fill(shape, with: .solid(half), opacity: opacity, clip: clip) }
        for y in 0..<20 {
            for x in 0..<700 {
                let cover = Double(shape.alpha(x: x, y: y)) * Double(clip.alpha(x: x, y: y)) / 65025
                let wanted = expected(under[x, y], half, cover * opacity)
                let got = BlendOracle.channels(bitmap[x, y]).map { $0 * 255 }
                #expect(zip(wanted, got).allSatisfy { abs($0 - $1) <= 1.6 })
            }
        }
    }

    @Test func anOpaqueColourReplacesWhatItCoversFully() {
        var bitmap = Bitmap(width: 600, height: 2, fill: 0x8011_2233)
        bitmap.withCanvas { $0.fill(PixelRect(1, 0, 599, 1), with: .solid(.white)) }
        #expect(bitmap[0, 0] == 0x8011_2233)
        #expect(bitmap.pixels[1..<599].allSatisfy { $0 == 0xFFFF_FFFF })
        #expect(bitmap.pixels[599...].allSatisfy { $0 == 0x8011_2233 })
    }

    @Test(arguments: [Rect(-20.3, -10.7, 171.5, 99.2), Rect(5, 7, 60, 130), Rect(13.5, -400, 61, 1000)])
    func stretchedAndRotatedSamplingAgree(shown: Rect) throws {
        let picture = Picture(try random(60, 50, seed: 4))
        let map = try #require(AffineTransform.mapping(shown, onto: Rect(0, 0, 60, 50)))
        for source in [nil, Rect(7.25, 3, 30.5, 40)] {
            let window = try #require(PictureWindow(picture, source: source))
            var bitmap = Bitmap(width: 130, height: 90)
            let paint = PicturePaint(picture, source: source, inverse: Projection(map))
            bitmap.withCanvas { $0.fill(PixelRect(3, 1, 128, 90), with: .picture(paint), blend: .copy) }
            for y in 1..<90 {
                let start = map(Point(0.5, Double(y) + 0.5))
                let line = LaminaLine(x: start.x, y: start.y, w: 1, dx: map.a, dy: 0, dw: 0, first: 3)
                var wanted = [Pixel](repeating: 0, count: 125)
                var row = wanted.mutableSpan
                RowKernels.scalar.sampleLinear(window, along: line, into: &row)
                #expect(Array(bitmap.pixels[y * 130 + 3..<y * 130 + 128]) == wanted)
            }
        }
    }

    /// Returns a scene with every kind of paint, drawn in tiles of a given size.
    private func scene(tile: Int) throws -> Bitmap {
        let picture = Picture(try random(60, 50, seed: 9))
        let turn = AffineTransform.rotation(0.3).followed(by: .scale(1.7, 0.6)).followed(by: .translation(-31.3, 12.9))
        let tilted = Projection(m11: 1, m12: 0.1, m13: 0.002, m21: -0.2, m22: 1.1, m23: 0.001, m31: 3, m32: 2, m33: 1)
        let ramp = ColorRamp(Gradient(stops: [.init(0, .black), .init(0.5, half), .init(0.5, .white), .init(1, half)]))
        let paints: [Paint] = [
            .picture(PicturePaint(picture, inverse: Projection(turn))), .picture(PicturePaint(picture, inverse: tilted)),
            .picture(PicturePaint(picture, sampling: .nearest, inverse: tilted)),
            .picture(PicturePaint(picture, inverse: Projection(.translation(-7.3, 2.6)))),
            .picture(PicturePaint(picture, source: Rect(10, 5, 20, 20), inverse: Projection(.translation(-20, 3)))),
            .gradient(GradientPaint(ramp, .linear(from: Point(10, 10), to: Point(80, 40)), inverse: tilted)),
            .gradient(GradientPaint(ramp, .conic(center: Point(50, 30), angle: 1), inverse: Projection(turn))),
            .gradient(GradientPaint(ramp, .ellipse(center: Point(50, 30), radii: Size(40, 20)))),
            .gradient(GradientPaint(ramp, .radial(from: Point(20, 20), radius: 5, to: Point(50, 30), endRadius: 30))),
        ]
        var bitmap = Bitmap(width: 300, height: 80)
        bitmap.withCanvas { canvas in
            for y in stride(from: 0, to: 80, by: tile) {
                for x in stride(from: 0, to: 300, by: tile) {
                    let part = canvas.cropped(to: PixelRect(x, y, x + tile, y + tile))
                    for (index, paint) in paints.enumerated() {
                        let area = Rect(Double(index) * 30 + 0.5, 2.25, 55, 70)
                        part.fill(Coverage(rectangle: area, clippedTo: part.bounds), with: paint, opacity: 0.8)
                    }
                }
            }
        }
        return bitmap
    }

    @Test(arguments: [7, 64, 100])
    func theTileSizeDoesNotChangePixels(tile: Int) throws {
        #expect(try scene(tile: tile) == scene(tile: 300))
    }

    @Test func anUntransformedPictureIsCopied() throws {
        let source = try random(300, 4, seed: 4)
        var bitmap = Bitmap(width: 300, height: 4)
        bitmap.withCanvas { $0.fill(bitmap: source) }
        #expect(bitmap == source)
    }

    @Test func aTranslatedPictureEqualsTheGeneralLoop() throws {
        let picture = Picture(try random(40, 30, seed: 6))
        func drawn(_ map: AffineTransform) -> Bitmap {
            var bitmap = Bitmap(width: 60, height: 50)
            bitmap.withCanvas { $0.fill(PixelRect(width: 60, height: 50), with: .picture(PicturePaint(picture, inverse: Projection(map)))) }
            return bitmap
        }
        // A scale that differs from 1 in its last bit selects the general loop.
        for (x, y) in [(-8.0, -9.0), (-8.3, -9.75), (3.125, -20.5), (-50, 20)] {
            var general = AffineTransform.translation(x, y)
            general.a = 1.0.nextUp
            #expect(drawn(.translation(x, y)) == drawn(general))
        }
    }

    @Test func pixelsOutsideTheSampledPartNeverBleedIn() {
        var sheet = Bitmap(width: 20, height: 10, fill: 0xFFFF_0000)
        for y in 2..<8 { for x in 5..<12 { sheet[x, y] = 0xFF00_00FF } }
        let paint = PicturePaint(Picture(sheet), source: Rect(5, 2, 7, 6), inverse: Projection(.scale(0.13, 0.17)))
        var bitmap = Bitmap(width: 200, height: 100)
        bitmap.withCanvas { $0.fill(PixelRect(width: 200, height: 100), with: .picture(paint)) }
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
    }

    /// The second map rotates about a horizontal axis, so w is constant along each row, but not 1.
    @Test(arguments: [
        Projection(m11: 1.2, m12: 0.1, m13: 0.003, m21: 0.2, m22: 1.5, m23: 0.001, m31: 20, m32: 10, m33: 1),
        Projection(m11: 1, m12: 0, m13: 0, m21: -0.15, m22: 2, m23: -0.004, m31: 10, m32: 5, m33: 1.4),
    ])
    func perspectiveSamplingFollowsTheMap(inverse: Projection) throws {
        // In this picture, red is the column and green the row.
        var table = Bitmap(width: 256, height: 256, fill: 0xFF00_0000)
        for y in 0..<256 { for x in 0..<256 { table[x, y] |= UInt32(x) << 16 | UInt32(y) << 8 } }
        var bitmap = Bitmap(width: 150, height: 100)
        let picture = Picture(table)
        bitmap.withCanvas { $0.fill(PixelRect(width: 150, height: 100), with: .picture(PicturePaint(picture, inverse: inverse))) }
        for y in 0..<100 {
            for x in 0..<150 {
                let place = inverse(Point(Double(x) + 0.5, Double(y) + 0.5))
                #expect(abs(Double(bitmap[x, y] >> 16 & 255) - min(max(place.x - 0.5, 0), 255)) <= 0.53)
                #expect(abs(Double(bitmap[x, y] >> 8 & 255) - min(max(place.y - 0.5, 0), 255)) <= 0.53)
            }
        }
    }

    @Test func nonFiniteMapsDrawNothing() {
        var bitmap = Bitmap(width: 4, height: 4)
        let picture = Picture(Bitmap(width: 2, height: 2, fill: 0xFFFF_FFFF))
        bitmap.withCanvas { canvas in
            let broken = Projection(AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: .infinity))
            canvas.fill(canvas.bounds, with: .picture(PicturePaint(picture, inverse: broken)))
        }
        #expect(bitmap == Bitmap(width: 4, height: 4))
    }
}

extension Canvas {
    /// Paints a bitmap over the whole canvas, without a transform.
    fileprivate func fill(bitmap: Bitmap) {
        fill(bounds, with: .picture(PicturePaint(Picture(bitmap))))
    }
}
