import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct ScrollLayerTests {
    private func scroller(_ bounds: CGRect, mode: CAScrollLayerScrollMode = .both) -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.bounds = bounds
        layer.scrollMode = mode
        return layer
    }

    @Test func aScrollLayerClipsItsSublayers() {
        #expect(CAScrollLayer().masksToBounds)
        #expect(CAScrollLayer().scrollMode == .both)
    }

    @Test(arguments: [
        (CAScrollLayerScrollMode.both, CGPoint(x: 7, y: 8)), (.horizontally, CGPoint(x: 7, y: 2)), (.vertically, CGPoint(x: 1, y: 8)),
        (.none, CGPoint(x: 1, y: 2)), (CAScrollLayerScrollMode(rawValue: "sideways"), CGPoint(x: 1, y: 2)),
    ])
    func theModeLimitsTheAxesOfAScroll(mode: CAScrollLayerScrollMode, origin: CGPoint) {
        let layer = scroller(CGRect(x: 1, y: 2, width: 10, height: 10), mode: mode)
        layer.scroll(to: CGPoint(x: 7, y: 8))
        #expect(layer.bounds == CGRect(origin: origin, size: CGSize(width: 10, height: 10)))
    }

    @Test func aVisibleRectangleScrollsNothing() {
        let layer = scroller(CGRect(x: 5, y: 5, width: 100, height: 100))
        layer.scroll(to: CGRect(x: 20, y: 20, width: 10, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 5))
    }

    @Test func aScrollConvertsToTheNearestScrollLayerAndLeavesThoseAbove() {
        let (outer, inner) = (scroller(CGRect(x: 0, y: 0, width: 50, height: 50)), scroller(.zero))
        let content = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        content.frame = CGRect(x: 4, y: 6, width: 200, height: 200)
        outer.addSublayer(inner)
        inner.addSublayer(content)
        content.scroll(CGPoint(x: 20, y: 30))
        #expect(inner.bounds.origin == CGPoint(x: 24, y: 36))
        #expect(outer.bounds.origin == .zero)
        #expect(content.visibleRect == CGRect(x: 20, y: 30, width: 30, height: 30))
    }

    @Test func aLayerOutsideTheScrolledPartHasAnEmptyVisibleRectangle() {
        let layer = scroller(CGRect(x: 0, y: 0, width: 50, height: 50))
        let content = CALayer()
        content.frame = CGRect(x: 80, y: 80, width: 10, height: 10)
        layer.addSublayer(content)
        #expect(content.visibleRect.isEmpty)
    }

    @Test func aScrollOnScreenAnimatesAsAnyChangeOfTheBounds() {
        let stage = Stage(scroller(CGRect(x: 0, y: 0, width: 10, height: 10)))
        CATransaction.flush()
        stage.layer.scroll(to: CGPoint(x: 0, y: 40))
        #expect(stage.layer.animationKeys() == ["bounds"])
    }
}
