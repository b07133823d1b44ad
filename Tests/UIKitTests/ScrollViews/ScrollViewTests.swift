import Foundation
import LaminaScrolling
import Testing

import UIKit

@MainActor
struct ScrollViewTests {
    let rig = ScrollRig()
    var view: UIScrollView { rig.view }

    @Test func theContentOffsetIsTheOriginOfTheBounds() {
        view.contentOffset = CGPoint(x: 3, y: 40)
        #expect(view.bounds == CGRect(x: 3, y: 40, width: 300, height: 400))
        view.bounds.origin.y = 50
        #expect(view.contentOffset.y == 50)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test func everyOffsetChangeRequestsLayoutAndNotifiesTheDelegate() {
        final class Counting: UIScrollView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let counting = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let rig = ScrollRig(counting)
        counting.layoutIfNeeded()
        let before = counting.layouts
        for y in [10.0, 20, 20, 30] {
            counting.contentOffset.y = y
            counting.layoutIfNeeded()
        }
        #expect(counting.layouts == before + 3)
        #expect(rig.heard == ["scroll"])
    }

    @Test func anOffsetOfNaNIsRefused() {
        view.contentOffset.y = 20
        view.contentOffset.y = .nan
        #expect(view.contentOffset.y == 20)
    }

    @Test func aFingerMovesTheContentWithIt() {
        view.beginDragging(towards: CGPoint(x: 0, y: -1))
        view.drag(by: CGPoint(x: 0, y: -120))
        #expect(view.contentOffset == CGPoint(x: 0, y: 120))
        view.drag(by: CGPoint(x: 50, y: -100))
        #expect(view.contentOffset == CGPoint(x: 0, y: 100), "content that is not wider than the view stays")
    }

    @Test func overscrollingContentLagsBehindTheFinger() {
        view.beginDragging(towards: CGPoint(x: 0, y: 1))
        view.drag(by: CGPoint(x: 0, y: 100))
        let stretch = RubberBand(dimension: 400).stretch(of: 100)
        #expect(abs(view.contentOffset.y + stretch) <= 0.25)
    }

    @Test func withoutBouncesTheContentStopsAtTheEdge() {
        view.bounces = false
        view.beginDragging(towards: CGPoint(x: 0, y: 1))
        view.drag(by: CGPoint(x: 0, y: 100))
        #expect(view.contentOffset.y == 0)
    }

    @Test func releasedContentFollowsTheDecelerationInEachFrame() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        let glide = ReleasedMotion(from: 100, velocity: 1000, in: .init(limits: 0...10_000))
        for _ in 0..<30 {
            rig.run(1.0 / 60)
            #expect(abs(view.contentOffset.y - glide.offset(at: rig.time - 100)) <= 0.25)
        }
        rig.run(4)
        #expect(view.contentOffset.y == 594)
        #expect(!view.isDecelerating)
    }

    @Test func theFastRateStopsSooner() {
        view.decelerationRate = .fast
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        rig.run(4)
        #expect(view.contentOffset.y == 198)
    }

    @Test func offsetsOfMovingContentAreWholePixels() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -777))
        for _ in 0..<30 {
            rig.run(1.0 / 60)
            #expect((view.contentOffset.y * 2).rounded() == view.contentOffset.y * 2)
        }
    }

    @Test func delegateCallsAreInApplesOrderWithTheRightFlags() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        rig.run(5)
        #expect(
            rig.heard == [
                "will begin dragging [TD]", "scroll", "will end dragging [TD]", "did end dragging, goes on [M]",
                "will begin decelerating [M]", "scroll", "did end decelerating []",
            ])
        #expect(rig.endVelocity == CGPoint(x: 0, y: 1))
    }

    @Test func aReleaseWithoutVelocityKeepsTheOffset() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -20))
        #expect(rig.heard.suffix(2) == ["will end dragging [TD]", "did end dragging, stands []"])
        #expect(view.contentOffset.y == 100)
    }

    @Test func theDelegateChoosesWhereTheContentLands() {
        rig.retarget = { CGPoint(x: 0, y: ($0.y / 50).rounded() * 50) }
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -600))
        rig.run(3)
        #expect(view.contentOffset.y == 400)
    }

    @Test func overscrolledContentReturns() {
        rig.drag(by: CGPoint(x: 0, y: 120))
        #expect(view.contentOffset.y < -50)
        rig.run(2)
        #expect(view.contentOffset.y == 0)
        #expect(rig.heard.last == "did end decelerating []")
    }

    @Test func aFingerOnMovingContentStopsIt() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        rig.run(0.2)
        let place = view.contentOffset
        view.beginTracking()
        rig.run(1)
        #expect(view.contentOffset == place)
        #expect(view.isTracking && !view.isDecelerating)
        view.endTracking()
        #expect(!view.isTracking)
    }

    @Test func contentStoppedInOverscrollReturnsWhenTheFingerLifts() {
        rig.drag(by: CGPoint(x: 0, y: 120))
        rig.run(0.05)
        view.beginTracking()
        #expect(view.contentOffset.y < 0)
        view.endTracking()
        rig.run(2)
        #expect(view.contentOffset.y == 0)
    }

    @Test func aDragThatBeginsInOverscrollDoesNotJump() {
        rig.drag(by: CGPoint(x: 0, y: 120))
        rig.run(0.05)
        let place = view.contentOffset.y
        view.beginDragging(towards: CGPoint(x: 0, y: 1))
        view.drag(by: .zero)
        #expect(abs(view.contentOffset.y - place) <= 0.5)
    }

    @Test(arguments: [(-120.0, -300.0, 400.0), (-120, 300, 0), (-120, 0, 0), (-220, 0, 400), (-220, -300, 400)] as [(CGFloat, CGFloat, CGFloat)])
    func pagesChangeByAFlickOrPastTheirMiddle(way: CGFloat, velocity: CGFloat, place: CGFloat) {
        view.isPagingEnabled = true
        rig.drag(by: CGPoint(x: 0, y: way), velocity: CGPoint(x: 0, y: velocity))
        rig.run(3)
        #expect(view.contentOffset.y == place)
    }

    @Test func aLockedDragStaysOnItsAxis() {
        view.contentSize.width = 900
        view.isDirectionalLockEnabled = true
        view.beginDragging(towards: CGPoint(x: -3, y: -10))
        view.drag(by: CGPoint(x: -60, y: -80))
        #expect(view.contentOffset == CGPoint(x: 0, y: 80))
    }

    @Test func smallContentMovesOnlyIfItAlwaysBounces() {
        view.contentSize.height = 100
        #expect(!view.scrolls(.vertical))
        view.alwaysBounceVertical = true
        #expect(view.scrolls(.vertical))
        rig.drag(by: CGPoint(x: 0, y: -100))
        #expect(view.contentOffset.y > 30)
        rig.run(2)
        #expect(view.contentOffset.y == 0)
        view.isScrollEnabled = false
        #expect(!view.scrolls(.vertical))
    }

    @Test func anAnimatedOffsetArrivesAfter0_3SecondsAndNotifiesTheDelegate() {
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(view.contentOffset.y == 0)
        rig.run(0.15)
        #expect(abs(view.contentOffset.y - 150) < 1)
        rig.run(0.2)
        #expect(view.contentOffset.y == 300)
        #expect(rig.heard == ["scroll", "did end animation []"])
    }

    @Test func scrollingWithoutAnimationEndsTheMotion() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        view.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
        rig.run(1)
        #expect(view.contentOffset.y == 700)
    }

    @Test func aDelegateThatFixesOneAxisDoesNotEndTheMotion() {
        final class Holding: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.x = 0 }
        }
        let holding = Holding()
        view.delegate = holding
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        rig.run(4)
        #expect(view.contentOffset.y == 594)
    }

    @Test(arguments: [(500.0, 150.0), (100, 0), (300, 0), (1990, 1600)] as [(CGFloat, CGFloat)])
    func scrollRectToVisibleMovesTheShortestDistance(y: CGFloat, offset: CGFloat) {
        view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == offset)
    }

    @Test func insetsMoveTheLimits() {
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(view.limits(.vertical) == -20...1630)
        view.contentOffset.y = 1630
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 1600, "content that stands still leaves no gap")
    }

    @Test func aWheelMovesTheContentSmoothlyAndAddsUp() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        let input = ScrollInput(application: .shared)
        #expect(input.scroll(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 10, y: 10)))
        #expect(input.scroll(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 10, y: 10)))
        #expect(view.contentOffset.y == 0)
        rig.run(2)
        #expect(view.contentOffset.y == 120)
        #expect(!input.scroll(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 310, y: 10)))
        #expect(!input.scroll(by: CGPoint(x: 60, y: 0), at: CGPoint(x: 10, y: 10)), "nothing to see at the side")
    }

    @Test func nanValuesDoNotMoveTheContent() {
        let rig = ScrollRig()
        rig.view.contentOffset.y = 100
        rig.view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        #expect(rig.view.contentInset == .zero)
        rig.view.contentSize = CGSize(width: 300, height: CGFloat.nan)
        #expect(rig.view.contentSize == CGSize(width: 300, height: 2000))
        rig.view.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), animated: false)
        rig.view.scrollRectToVisible(.null, animated: false)
        #expect(rig.view.contentOffset.y == 100)
    }

    @Test func aTargetBeyondTheContentIsReachedAtItsEdge() {
        let rig = ScrollRig()
        rig.retarget = { _ in CGPoint(x: 0, y: 5000) }
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -500))
        rig.run(5)
        #expect(rig.view.contentOffset.y == 1600)
        #expect(!rig.view.isDecelerating)
    }

    @Test func aTargetOffsetOfNaNIsIgnored() {
        let rig = ScrollRig()
        rig.retarget = { _ in CGPoint(x: 0, y: CGFloat.nan) }
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -500))
        rig.run(5)
        #expect(rig.view.contentOffset.y > 100)
        #expect(!rig.view.isDecelerating)
    }

    // MARK: Offsets that the app sets

    @Test func aDecelerationGoesOnFromAnOffsetThatTheAppSets() {
        rig.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        rig.run(0.1)
        let before = view.contentOffset.y
        rig.run(1 / 60)
        let step = view.contentOffset.y - before
        view.contentOffset.y -= 80
        #expect(view.isDecelerating)
        let set = view.contentOffset.y
        rig.run(1 / 60)
        #expect(abs(view.contentOffset.y - set - step) < 1)
        view.setContentOffset(view.contentOffset, animated: false)
        #expect(!view.isDecelerating && rig.heard.last == "did end decelerating []")
    }

    @Test func aDelegateMayRecenterContentWithoutAnEnd() {
        final class Endless: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y > 1000 { scrollView.contentOffset.y -= 500 }
            }
        }
        let endless = Endless()
        view.contentOffset.y = 900
        view._scrollDelegate = endless
        view.beginDragging(towards: CGPoint(x: 0, y: -1))
        for step in 1...40 { view.drag(by: CGPoint(x: 0, y: -10 * CGFloat(step))) }
        #expect(view.contentOffset.y == 800)
        view.endDragging(velocity: CGPoint(x: 0, y: -3000))
        rig.run(0.2)
        #expect(view.isDecelerating && view.contentOffset.y > 600 && view.contentOffset.y <= 1000)
    }

    @Test func aDelegateMayHoldContentAtItsEdge() {
        final class Holding: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 } }
        }
        let holding = Holding()
        view.contentOffset.y = 100
        view._scrollDelegate = holding
        rig.drag(by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 2000))
        rig.run(3)
        #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }

    @Test func anAnimatedScrollReachesItsTargetAlthoughTheAppSetsTheOffset() {
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        rig.run(0.1)
        view.contentOffset.y = 500
        #expect(view.contentOffset.y == 500)
        rig.run(0.5)
        #expect(view.contentOffset.y == 600)
    }

    @Test func theSafeAreaInsetsTheAxesThatScroll() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let scroll = UIScrollView(frame: root.view.bounds)
        root.view.addSubview(scroll)
        stage.window.layoutIfNeeded()
        let safe = root.view.safeAreaInsets
        #expect(safe.left == 20 && safe.right == 40)
        let (across, down) = (
            UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right), UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
        )
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
            scroll.contentInsetAdjustmentBehavior = behavior
            scroll.contentSize = CGSize(width: 100, height: 5000)
            #expect(scroll.adjustedContentInset == down)
            scroll.contentSize = CGSize(width: 5000, height: 100)
            #expect(scroll.adjustedContentInset == across)
            scroll.contentSize = .zero
            #expect(scroll.adjustedContentInset == .zero)
            scroll.alwaysBounceHorizontal = true
            #expect(scroll.adjustedContentInset == across)
            scroll.alwaysBounceHorizontal = false
        }
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == safe)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero)
    }
}
