import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaRaster

/// An axial gradient has the same pixels in whole numbers as in the loops in floating point.
struct RampMapTests {
    private let ramp = ColorRamp(
        Gradient(stops: [
            Gradient.Stop(0, Color(red: 1, green: 0.1, blue: 0, alpha: 1)), Gradient.Stop(0.4, Color(red: 0, green: 0.7, blue: 1, alpha: 0.5)),
            Gradient.Stop(1, Color(red: 0.2, green: 0, blue: 0.6, alpha: 0.9)),
        ]))

    @Test func axialGradientsHaveTheRowsPixels() throws {
        var random = Random(seed: 12)
        let region = PixelRect(-20, -15, 60, 55)
        for round in 0..<80 {
            func point() -> Point { Point(random.number(-30...90), random.number(-30...90)) }
            let from = point()
            // Horizontal, vertical and slanted axes, the shortest of them a pixel long.
            let to = [point(), Point(from.x + 1 + Double(round), from.y), Point(from.x, from.y + 1 + Double(round))][round % 3]
            let turn = AffineTransform.rotation(round % 2 == 0 ? 0 : random.number(-3...3))
            let paint = GradientPaint(ramp, .linear(from: from, to: to), inverse: Projection(turn))
            let rows = try #require(GradientRows(paint))
            guard case .ramp(let map) = rows.wholeNumbers(in: region) else { throw NoMap() }
            let pixels = (region.minY..<region.maxY).flatMap { y in (region.minX..<region.maxX).map { map.pixel(x: $0, y: y) } }
            #expect(pixels == rows.pixels(of: region), "\(paint.shape)")
        }
    }

    /// 120 rows share 1,024 colours: the centre of row 7 lies exactly on the edge between the colours 63 and 64.
    @Test func aPixelBetweenTwoColoursTakesTheSecond() throws {
        let rows = try #require(GradientRows(GradientPaint(ramp, .linear(from: .zero, to: Point(0, 120)))))
        let pixels = rows.pixels(of: PixelRect(0, 0, 1, 120))
        for row in 0..<120 { #expect(pixels[row] == ramp.entries[(2 * row + 1) * 1024 / 240 + 1], "row \(row)") }
    }

    @Test func hugeGradientsPerspectiveAndTwoCentresHaveNoWholeNumbers() throws {
        let region = PixelRect(0, 0, 10, 10)
        let turned = Projection(m11: 1, m12: 0, m13: 0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        let paints = [
            GradientPaint(ramp, .linear(from: Point(1e9, 0), to: Point(1e9 + 1, 0))),
            GradientPaint(ramp, .linear(from: .zero, to: Point(5, 0)), inverse: turned),
            GradientPaint(ramp, .ellipse(center: Point(5, 5), radii: Size(4, 3)), inverse: turned),
            GradientPaint(ramp, .ellipse(center: Point(5, 5), radii: Size(1e-4, 3))),
            GradientPaint(ramp, .radial(from: Point(5, 5), radius: 1e5, to: Point(5, 5), endRadius: 1e5 + 0.01)),
            GradientPaint(ramp, .radial(from: Point(5, 5), radius: 1, to: Point(6, 5), endRadius: 9)),
            GradientPaint(ramp, .conic(center: Point(5, 5), angle: 0), inverse: turned),
            GradientPaint(ramp, .conic(center: Point(1e6, 5), angle: 0)),
        ]
        for paint in paints { #expect(try #require(GradientRows(paint)).wholeNumbers(in: region) == nil, "\(paint.shape)") }
    }

    private struct NoMap: Error {}
}
