import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct GradientPaintTests {
    private let ramp = ColorRamp(Gradient(stops: [.init(0, .black), .init(1, .white)]))

    private func drawn(_ paint: GradientPaint, _ width: Int, _ height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.withCanvas { $0.fill(PixelRect(width: width, height: height), with: .gradient(paint)) }
        return bitmap
    }

    /// Compares each pixel's channel with a progress computed by the definition of the gradient.
    private func check(_ paint: GradientPaint, _ progress: (Point) -> Double) {
        let bitmap = drawn(paint, 90, 70)
        for y in 0..<70 {
            for x in 0..<90 {
                let wanted = min(max(progress(Point(Double(x) + 0.5, Double(y) + 0.5)), 0), 1) * 255
                #expect(abs(Double(bitmap[x, y] & 255) - wanted) <= 0.64, "at \(x), \(y)")
            }
        }
    }

    @Test func aLinearGradientRunsAlongItsLine() {
        check(GradientPaint(ramp, .linear(from: Point(10, 20), to: Point(70, 50)))) { ($0 - Point(10, 20)).dot(Point(60, 30)) / 4500 }
    }

    @Test func anEllipticalGradientEndsAtItsRadii() {
        check(GradientPaint(ramp, .ellipse(center: Point(40, 30), radii: Size(50, 25)))) { Point(($0.x - 40) / 50, ($0.y - 30) / 25).length }
    }

    @Test func circlesAroundOneCentreGrowEvenly() {
        check(GradientPaint(ramp, .radial(from: Point(40, 30), radius: 10, to: Point(40, 30), endRadius: 45))) {
            (($0 - Point(40, 30)).length - 10) / 35
        }
    }

    @Test func aConicGradientTurnsFromItsRayTowardsY() {
        check(GradientPaint(ramp, .conic(center: Point(45, 35), angle: 0.5))) {
            let turns = (Numerics.atan2($0.y - 35, $0.x - 45) - 0.5) / (2 * .pi)
            return turns < 0 ? turns + 1 : turns
        }
    }

    @Test func theFarthestCircleDeterminesTheColour() {
        let shape = GradientPaint.Shape.radial(from: Point(30, 30), radius: 5, to: Point(50, 35), endRadius: 40)
        check(GradientPaint(ramp, shape)) { place in
            // The second circle contains the first, so each point lies on exactly one circle, which bisection finds.
            var low = -0.14
            var high = 10.0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                let center = Point(30, 30).interpolated(to: Point(50, 35), at: middle)
                if (place - center).length > 5 + 35 * middle { low = middle } else { high = middle }
            }
            return low
        }
    }

    @Test func pointsOutsideTheConeOfTwoCirclesStayClear() {
        let bitmap = drawn(GradientPaint(ramp, .radial(from: Point(20, 35), radius: 5, to: Point(70, 35), endRadius: 10)), 90, 70)
        #expect(bitmap[20, 5] == 0)
        #expect(bitmap[60, 35] != 0)
    }

    @Test func aGradientWithoutExtensionDrawsNothingOutside() {
        let bounded = ColorRamp(Gradient(stops: [.init(0, .black), .init(1, .white)]), extendsBefore: false, extendsAfter: false)
        let bitmap = drawn(GradientPaint(bounded, .linear(from: Point(20, 0), to: Point(60, 0))), 90, 1)
        #expect(bitmap[19, 0] == 0)
        #expect(bitmap[20, 0] >> 24 == 255)
        #expect(bitmap[59, 0] >> 24 == 255)
        #expect(bitmap[60, 0] == 0)
    }

    @Test func hardEdgesStayHard() {
        let stops = [Gradient.Stop(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)]
        let bitmap = drawn(GradientPaint(ColorRamp(Gradient(stops: stops)), .linear(from: Point(0, 0), to: Point(1024, 0))), 1024, 1)
        #expect(bitmap.pixels == Array(repeating: 0xFF00_0000, count: 512) + Array(repeating: 0xFFFF_FFFF, count: 512))
    }

    @Test func aRampHasTheColourOfEachLocation() {
        let red = Color(red: 0.9, green: 0.1, blue: 0.05, alpha: 0.7)
        let stops = [Gradient.Stop(-0.2, .white), .init(0.3, red), .init(0.3, .black), .init(0.31, .clear), .init(1.4, red)]
        let gradient = Gradient(stops: stops)
        let bitmap = drawn(GradientPaint(ColorRamp(gradient), .linear(from: .zero, to: Point(1024, 0))), 1024, 1)
        #expect(bitmap.pixels == (0..<1024).map { gradient.color(at: (Double($0) + 0.5) / 1024).pixel })
    }

    @Test func coloursAreInterpolatedBeforePremultiplication() {
        let stops = [Gradient.Stop(0, Color(red: 1, green: 0, blue: 0, alpha: 0)), .init(1, Color(red: 1, green: 0, blue: 0))]
        let bitmap = drawn(GradientPaint(ColorRamp(Gradient(stops: stops)), .linear(from: .zero, to: Point(50, 0))), 50, 1)
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 == $0 >> 16 & 255 })
    }

    @Test func aLineWithoutLengthDrawsNothing() {
        #expect(drawn(GradientPaint(ramp, .linear(from: Point(3, 3), to: Point(3, 3))), 5, 5) == Bitmap(width: 5, height: 5))
    }
}
