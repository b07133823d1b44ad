import LaminaPrimitives
import Testing

@Suite struct WarpTests {
    private let bounds = Rect(10, 20, 160, 90)
    private var points: [Point] { stride(from: 0.05, to: 1, by: 0.1).map { Point(10 + 160 * $0, 20 + 90 * (1 - $0) * 0.9) } }

    @Test func aRippleMovesPointsByAtMostItsAmplitude() {
        for step in 0...20 {
            let ripple = Ripple(in: bounds, at: Double(step) / 20)
            for point in points {
                let source = ripple.source(of: point)
                let (dx, dy) = (source.x - point.x, source.y - point.y)
                #expect((dx * dx + dy * dy).squareRoot() <= ripple.amplitude + 1e-9)
            }
        }
    }

    @Test func aRippleMovesPointsAlongTheRadius() {
        let ripple = Ripple(in: bounds, at: 0.4)
        for point in points {
            let source = ripple.source(of: point)
            let cross = (source.x - 90) * (point.y - 65) - (source.y - 65) * (point.x - 90)
            #expect(abs(cross) < 1e-6)
        }
    }

    @Test func aRippleChangesNothingAtBothEnds() {
        for progress in [-1, 0, 1, 2, .nan] {
            let ripple = Ripple(in: bounds, at: progress)
            for point in points { #expect(ripple.source(of: point) == point, "at \(progress)") }
        }
    }

    @Test func aFunnelChangesNothingAtTheStart() throws {
        let funnel = Funnel(in: bounds, at: 0)
        for point in points {
            let source = try #require(funnel.source(of: point))
            #expect(abs(source.x - point.x) < 1e-9 && abs(source.y - point.y) < 1e-9)
        }
    }

    @Test func aFunnelMovesTheFarCornerByItsProgress() throws {
        let funnel = Funnel(in: bounds, at: 0.25)
        let source = try #require(funnel.source(of: Point(10 + 160 * 0.75, 20 + 90 * 0.75)))
        #expect(abs(source.x - 170) < 1e-9 && abs(source.y - 110) < 1e-9)
    }

    @Test func aFunnelIsEmptyAtTheEnd() {
        for point in points { #expect(Funnel(in: bounds, at: 1).source(of: point) == nil) }
    }

    @Test func aFunnelOfNothingShowsNothing() {
        #expect(Funnel(in: .zero, at: 0.5).source(of: Point(1, 1)) == nil)
        #expect(Funnel(in: bounds, at: .nan).source(of: Point(1, 1)) == nil)
    }

    @Test func filtersOfUselessNumbersReachAtMostTheLimit() {
        let huge = Rect(0, 0, .greatestFiniteMagnitude, .greatestFiniteMagnitude)
        let filters: [PixelFilter] = [.ripple(Ripple(in: huge, at: 0.5)), .funnel(Funnel(in: huge, at: 0.5))]
        for filter in filters {
            let placed = filter.placed(by: .identity, scale: .infinity)
            #expect([placed].reach <= 2048)
        }
    }
}
