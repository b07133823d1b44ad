import QuartzCore
import Testing
import UIKit

@MainActor
struct HitTestingTests {
    let top = makeView(0, 0, 100, 100)
    let back = makeView(10, 10, 50, 50)
    let front = makeView(30, 30, 50, 50)

    init() {
        top.addSubview(back)
        top.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { top.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func theFrontMostAndDeepestViewIsHit() {
        let inner = makeView(0, 0, 10, 10)
        front.addSubview(inner)
        #expect(hit(15, 15) === back)
        #expect(hit(45, 45) === front)
        #expect(hit(35, 35) === inner)
        #expect(hit(5, 5) === top)
        #expect(hit(100, 50) == nil)
    }

    @Test func onlyLeftAndUpperEdgesAreInside() {
        #expect(hit(10, 10) === back)
        #expect(hit(80, 50) === top)
        #expect(hit(50, 80) === top)
    }

    @Test func hiddenAndNoninteractiveSubtreesAreNotHit() {
        let inner = makeView(0, 0, 50, 50)
        front.addSubview(inner)
        front.isHidden = true
        #expect(hit(45, 45) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(hit(45, 45) === back)
    }

    nonisolated private static let alphas: [(Double, Bool)] = [(0, false), (0.009, false), (0.01, true), (0.02, true), (1, true)]

    @Test(arguments: alphas)
    func nearlyTransparentViewsAreNotHit(alpha: Double, isHit: Bool) {
        front.alpha = CGFloat(alpha)
        #expect((hit(45, 45) === front) == isHit)
    }

    @Test func subviewsBeyondTheBoundsAreNotHit() {
        let outside = makeView(90, 0, 50, 50)
        top.addSubview(outside)
        #expect(hit(95, 5) === outside)
        #expect(hit(110, 5) == nil)
    }

    @Test func hitTestingUsesTheOrderOfSubviewsAndNotZPosition() {
        back.layer.zPosition = 10
        #expect(hit(45, 45) === front)
    }

    @Test func theBoundsOriginMovesWhatIsHit() {
        top.bounds.origin = CGPoint(x: 30, y: 30)
        #expect(top.hitTest(CGPoint(x: 120, y: 120), with: nil) === top)
        #expect(top.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
    }

    @Test func aRotatedViewIsHitAtItsVisiblePosition() {
        front.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(31, 79) !== front)
        #expect(hit(55, 21) === front)
    }

    @Test func anAnimatedViewIsHitAtItsModelPosition() {
        let stage = Stage(top)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = -500
        animation.duration = 10
        front.layer.add(animation, forKey: nil)
        CATransaction.flush()
        #expect(hit(45, 45) === front)
        #expect(stage.screen.host.tree != nil)
    }

    @Test func aViewDecidesWhichPointsAreInside() {
        final class Ring: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 25 }
        }
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        top.addSubview(ring)
        #expect(hit(5, 5) === top)
        #expect(hit(30, 5) === ring)
    }
}
