import LaminaPrimitives
import Testing

@Suite struct StrokeStyleTests {
    @Test func theDefaultsEqualThoseOfCoreGraphics() {
        let style = StrokeStyle()
        #expect((style.width, style.cap, style.join, style.miterLimit) == (1, .butt, .miter, 10))
        #expect(style.dashes.isEmpty && style.dashPhase == 0)
        #expect(StrokeStyle(width: 1) == style)
    }

    @Test(arguments: [
        (StrokeStyle.Cap.butt, StrokeStyle.Join.bevel, 10.0, 1.0), (.butt, .round, 10, 1), (.round, .round, 10, 1),
        (.square, .bevel, 10, 2.0.squareRoot()), (.butt, .miter, 10, 10), (.square, .miter, 1, 2.0.squareRoot()), (.butt, .miter, 0, 1),
        (.butt, .miter, -4, 1),
    ])
    func theReachIsTheDistanceOfTheFarthestCapOrCorner(cap: StrokeStyle.Cap, join: StrokeStyle.Join, miterLimit: Double, halfWidths: Double) {
        let style = StrokeStyle(width: 6, cap: cap, join: join, miterLimit: miterLimit)
        #expect(abs(style.reach - 3 * halfWidths) < 1e-12)
    }
}
