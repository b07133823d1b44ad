import Foundation
import LaminaScrolling
import Testing

struct ScrollIndicatorGeometryTests {
    private func geometry(_ offset: CGFloat, content: CGFloat = 2000) -> ScrollIndicatorGeometry {
        ScrollIndicatorGeometry(offset: offset, limits: 0...content - 400, visible: 400, track: 3...397)
    }

    @Test func theIndicatorsLengthIsTheVisibleFraction() {
        #expect(geometry(0).length == 394 * 0.2)
        #expect(geometry(0).start == 3)
    }

    @Test func theIndicatorReachesTheEndWithTheContent() {
        let bar = geometry(1600)
        #expect(abs(bar.start + bar.length - 397) < 1e-9)
    }

    @Test func theIndicatorHasAMinimumLength() { #expect(geometry(0, content: 1_000_000).length == 36) }

    @Test func theIndicatorShrinksDuringOverscroll() {
        #expect(geometry(-50).length == 394 * 0.2 - 50)
        #expect(geometry(-50).start == 3)
        let bar = geometry(1600 + 500)
        #expect(bar.length == 7)
        #expect(bar.start == 390)
    }
}
