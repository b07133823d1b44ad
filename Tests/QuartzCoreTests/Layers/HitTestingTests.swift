import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct HitTestingTests {
    private let root = CALayer()
    private let first = CALayer()
    private let second = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        first.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        second.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        root.sublayers = [first, second]
    }

    @Test(
        arguments: [
            (CGPoint(x: 0, y: 0), true), (CGPoint(x: 99.9, y: 99.9), true), (CGPoint(x: 100, y: 100), false), (CGPoint(x: -1, y: 5), false),
        ])
    func maximumEdgesAreOutside(point: CGPoint, isInside: Bool) {
        #expect(root.contains(point) == isInside)
        #expect((root.hitTest(point) != nil) == isInside)
    }

    @Test func theLastAddedSublayerIsInFront() {
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === second)
    }

    @Test func aGreaterZPositionIsInFront_hit_test_007() {
        first.zPosition = 10
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === first)
    }

    @Test func hiddenLayersAndTheirSublayersAreNotHit() {
        let below = CALayer()
        below.frame = second.bounds
        second.addSublayer(below)
        second.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === first)
    }

    @Test func transparentLayersAreHit() {
        second.opacity = 0
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === second)
    }

    @Test func sublayersOutsideTheBoundsAreHitUnlessClipped_hit_test_009() {
        second.position = CGPoint(x: 150, y: 150)
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) === second)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil)
    }

    @Test func sublayersOfATransformLayerAreHit_hit_test_017() {
        let space = CATransformLayer()
        space.frame = root.bounds
        let inside = CALayer()
        inside.frame = CGRect(x: 80, y: 80, width: 10, height: 10)
        space.addSublayer(inside)
        root.addSublayer(space)
        #expect(root.hitTest(CGPoint(x: 85, y: 85)) === inside)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        #expect(space.hitTest(CGPoint(x: 85, y: 85)) == nil)
    }

    @Test func anEdgeOnPlaneIsNotHit() {
        second.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        second.transform.m11 = 0
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === first)
    }

    @Test func presentationLayersAreHitAtTheirPresentationPosition() throws {
        let stage = Stage()
        CATransaction.setDisableActions(true)
        stage.root.bounds.size = CGSize(width: 200, height: 100)
        stage.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        CATransaction.flush()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setAnimationDuration(1)
        stage.layer.position.x = 105
        CATransaction.flush()
        stage.time = 0.5
        let seen = try #require(stage.root.presentation())
        let origin = CGPoint(x: -100, y: -50)
        #expect(seen.hitTest(CGPoint(x: origin.x + 55, y: origin.y + 5))?.model() === stage.layer)
        #expect(stage.root.hitTest(CGPoint(x: origin.x + 105, y: origin.y + 5)) === stage.layer)
    }

    @Test func overriddenHitTestsOfSublayersAreCalled() {
        final class Ghost: CALayer {
            override func hitTest(_ p: CGPoint) -> CALayer? { nil }
        }
        final class Greedy: CALayer {
            override func hitTest(_ p: CGPoint) -> CALayer? { p.x < 90 ? self : nil }
        }
        let (ghost, greedy) = (Ghost(), Greedy())
        ghost.frame = root.bounds
        greedy.frame = CGRect(x: 80, y: 80, width: 1, height: 1)
        let inner = CALayer()
        inner.frame = second.bounds
        second.addSublayer(inner)
        inner.addSublayer(greedy)
        root.addSublayer(ghost)
        // The layer's `hitTest` receives the point in its superlayer's coordinates.
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === greedy)
        greedy.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === inner)
    }
}
