import Testing
import UIKit

@MainActor
struct GestureArenaTests {
    final class Judge: UIGestureRecognizerDelegate {
        var together = false
        var begins = true
        var receives = true
        weak var waitsFor: UIGestureRecognizer?
        weak var isWaitedForBy: UIGestureRecognizer?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === waitsFor }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === isWaitedForBy }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    }

    let stage = GestureStage()
    let judge = Judge()

    private func drag(_ hand: Hand) {
        hand.down(20, 20)
        hand.move(60, 20)
        hand.up(60, 20)
    }

    @Test func theInnermostGestureWins() {
        stage.add(UIPanGestureRecognizer(), "outer", to: stage.hand.window)
        stage.add(UIPanGestureRecognizer(), "inner")
        stage.run { hand in
            drag(hand)
            #expect(stage.heard == ["inner began", "inner ended"])
        }
    }

    @Test func aDelegateAllowsSimultaneousRecognition() {
        stage.add(UIPanGestureRecognizer(), "outer", to: stage.hand.window).delegate = judge
        stage.add(UIPanGestureRecognizer(), "inner")
        judge.together = true
        stage.run { hand in
            drag(hand)
            #expect(stage.heard == ["inner began", "outer began", "inner ended", "outer ended"])
        }
    }

    @Test func aDelegateCanRequireAnotherGestureToFail() {
        let inner = stage.add(UIPanGestureRecognizer(), "inner")
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.hand.window)
        inner.delegate = judge
        judge.waitsFor = swipe
        expectThatInnerWaitsForSwipe()
    }

    /// Expects that a movement to the right is a swipe, and that one to the left, which cannot be a swipe, begins the inner gesture.
    private func expectThatInnerWaitsForSwipe(sourceLocation: SourceLocation = #_sourceLocation) {
        stage.run { hand in
            hand.down(20, 20)
            hand.move(60, 20)
            #expect(stage.heard.isEmpty, sourceLocation: sourceLocation)
            hand.move(90, 20)
            #expect(stage.heard == ["swipe ended"], sourceLocation: sourceLocation)
            hand.up(90, 20)
            hand.down(100, 20)
            hand.move(80, 20)
            #expect(stage.heard == ["swipe ended", "inner began"], sourceLocation: sourceLocation)
            hand.up(80, 20)
        }
    }

    @Test func aDelegateMayDemandThatAnotherGestureWaits() {
        let inner = stage.add(UIPanGestureRecognizer(), "inner")
        stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.hand.window).delegate = judge
        judge.isWaitedForBy = inner
        expectThatInnerWaitsForSwipe()
    }

    @Test func aSubclassDecidesAboutOtherGestures() {
        final class Own: UIPanGestureRecognizer {
            var waits = false
            var (prevents, yields) = (true, true)
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waits }
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { yields }
        }
        let (inner, outer) = (stage.add(Own(), "inner"), stage.add(Own(), "outer", to: stage.hand.window))
        stage.run { hand in
            drag(hand)
            #expect(stage.heard == ["inner began", "inner ended"])
            let both = ["inner began", "outer began", "inner ended", "outer ended"]
            (stage.log, inner.prevents) = ([], false)
            drag(hand)
            #expect(stage.heard == both)
            (stage.log, inner.prevents, outer.yields) = ([], true, false)
            drag(hand)
            #expect(stage.heard == both)
        }
    }

    @Test func aDelegateKeepsAGestureFromBeginning() {
        stage.add(UIPanGestureRecognizer(), "outer", to: stage.hand.window)
        stage.add(UIPanGestureRecognizer(), "inner").delegate = judge
        judge.begins = false
        stage.run { hand in
            drag(hand)
            #expect(stage.heard == ["outer began", "outer ended"])
        }
    }

    @Test func aDelegateKeepsTouchesAway() {
        stage.add(UIPanGestureRecognizer(), "pan").delegate = judge
        judge.receives = false
        stage.run { hand in
            drag(hand)
            #expect(stage.log == ["began", "moved", "ended"])
        }
    }

    @Test func aViewKeepsAGestureFromBeginning() {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.view.addSubview(Stubborn(frame: stage.view.bounds))
        stage.run { hand in
            drag(hand)
            #expect(stage.heard.isEmpty)
        }
    }

    @Test func gesturesOfSiblingViewsAreIndependent() {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        stage.view.addSubview(left)
        stage.view.addSubview(right)
        stage.add(UIPanGestureRecognizer(), "left", to: left)
        stage.add(UIPanGestureRecognizer(), "right", to: right)
        stage.run { hand in
            hand.down(20, 20)
            hand.down(150, 20, finger: 1)
            hand.move(60, 20)
            hand.move(180, 20, finger: 1)
            #expect(stage.heard == ["left began", "right began"])
            hand.up(60, 20)
            hand.up(180, 20, finger: 1)
        }
    }

    @Test func delayedTouchesReachTheViewWhenTheGestureFails() {
        stage.add(UISwipeGestureRecognizer(), "swipe").delaysTouchesBegan = true
        stage.run { hand in
            hand.down(20, 20)
            hand.move(21, 20)
            #expect(stage.log.isEmpty)
            hand.wait(0.6)
            #expect(stage.log == ["began", "moved"])
            hand.up(21, 20)
            #expect(stage.log == ["began", "moved", "ended"])
        }
    }

    @Test func delayedTouchesAreDroppedWhenTheGestureIsRecognized() {
        stage.add(UISwipeGestureRecognizer(), "swipe").delaysTouchesBegan = true
        stage.run { hand in
            hand.down(20, 20)
            hand.move(90, 20)
            hand.up(90, 20)
            #expect(stage.log == ["swipe ended"])
        }
    }

    @Test func aDisabledGestureIsCancelled() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.run { hand in
            hand.down(20, 20)
            hand.move(60, 20)
            pan.isEnabled = false
            hand.move(70, 20)
            hand.up(70, 20)
            #expect(stage.heard == ["pan began", "pan cancelled"])
        }
    }

    @Test func removingAViewCancelsItsTouchesAndGestures() {
        let inner = GestureStage.Touched(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.stage = stage
        stage.view.addSubview(inner)
        stage.add(UIPanGestureRecognizer(), "pan", to: inner).cancelsTouchesInView = false
        stage.run { hand in
            hand.down(20, 20)
            hand.move(40, 20)
            inner.removeFromSuperview()
            hand.move(50, 20)
            hand.up(50, 20)
            #expect(stage.log == ["began", "pan began", "moved", "cancelled", "pan cancelled"])
        }
    }

    @Test func aSubclassCanRecognizeCustomGestures() {
        /// A custom gesture: a touch moves down and then up again by 20 points.
        final class Check: UIGestureRecognizer {
            var lowest = 0.0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                let y = Double(location(in: view).y)
                lowest = max(lowest, y)
                if lowest - y > 20 { state = .recognized }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
            override func reset() { lowest = 0 }
        }
        let check = stage.add(Check(), "check")
        stage.run { hand in
            hand.down(20, 20)
            hand.move(30, 60)
            hand.move(40, 30)
            hand.up(40, 30)
            #expect(stage.heard == ["check ended"] && check.lowest == 0)
        }
    }

    @Test func targetsAreCalledBySelector() {
        final class Target: UIResponder {
            var heard: [UIGestureRecognizer.State] = []
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                if aSelector == "pan:", let pan = object as? UIPanGestureRecognizer { heard.append(pan.state) }
                return nil
            }
        }
        let target = Target()
        let pan = stage.add(UIPanGestureRecognizer(target: target, action: "pan:"), "pan")
        stage.run { hand in
            drag(hand)
            #expect(target.heard == [.began, .ended])
            pan.removeTarget(target, action: nil)
            drag(hand)
            #expect(target.heard.count == 2)
        }
    }

    @Test func aSecondFingerInASingleTouchViewIsIgnored() {
        stage.view.isMultipleTouchEnabled = false
        stage.run { hand in
            hand.down(20, 20)
            hand.down(50, 20, finger: 1)
            hand.up(50, 20, finger: 1)
            hand.up(20, 20)
            #expect(stage.log == ["began", "ended"])
        }
    }

    @Test func anExclusiveViewKeepsOtherViewsFromTouches() {
        let other = GestureStage.Touched(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        other.stage = stage
        other.isExclusiveTouch = true
        stage.view.addSubview(other)
        stage.run { hand in
            hand.down(120, 120)
            hand.down(20, 20, finger: 1)
            #expect(stage.log == ["began"])
            hand.up(20, 20, finger: 1)
            hand.up(120, 120)
        }
    }
}
