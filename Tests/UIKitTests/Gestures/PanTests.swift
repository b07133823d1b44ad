import Testing
import UIKit

@MainActor
struct PanTests {
    let stage = GestureStage()

    @Test func aPanBeginsAfterTenPointsThatAreNotIncluded() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.run { hand in
            hand.down(20, 20)
            hand.move(29, 20)
            #expect(stage.heard.isEmpty)
            hand.move(34, 20)
            #expect(stage.heard == ["pan began"] && pan.translation(in: stage.view) == CGPoint(x: 4, y: 0))
            hand.move(40, 30)
            #expect(pan.translation(in: stage.view) == CGPoint(x: 10, y: 10))
            pan.setTranslation(.zero, in: stage.view)
            hand.move(41, 30)
            #expect(pan.translation(in: stage.view) == CGPoint(x: 1, y: 0))
            hand.up(41, 30)
            #expect(stage.heard == ["pan began", "pan changed", "pan changed", "pan ended"])
            #expect(stage.log.filter { !$0.contains(" ") } == ["began", "moved", "cancelled"])
        }
    }

    @Test func theVelocityIsMeasuredOverTheLastTenthOfASecond() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        var velocity = CGPoint.zero
        pan.addHandler { [weak pan] _ in velocity = pan?.velocity(in: nil) ?? .zero }
        stage.run { hand in
            hand.down(20, 20)
            for x in 1...10 { hand.move(20 + CGFloat(x) * 5, 20) }
            hand.up(70, 20)
            // Of the last 100 ms, the touch moved 5 points in the first 50 ms and rested in the second: 50 points per second on average.
            #expect(abs(velocity.x - 50) < 1e-6 && velocity.y == 0)
        }
    }

    @Test func aFingerThatRestsBeforeItLiftsHasNoVelocity() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        var velocity = CGPoint(x: 1, y: 1)
        pan.addHandler { [weak pan] _ in velocity = pan?.velocity(in: nil) ?? .zero }
        stage.run { hand in
            hand.down(20, 20)
            hand.move(60, 20)
            hand.wait(0.3)
            hand.up(60, 20)
            #expect(velocity == .zero)
        }
    }

    @Test func translationIsInTheViewsCoordinates() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.run { hand in
            hand.down(20, 20)
            hand.move(50, 20)
            #expect(pan.translation(in: stage.view) == CGPoint(x: 10, y: 0))
            #expect(pan.translation(in: hand.window) == CGPoint(x: 20, y: 0))
            hand.up(50, 20)
        }
    }

    @Test func aSecondFingerCausesNoJump() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.run { hand in
            hand.down(20, 20)
            hand.move(50, 20)
            hand.down(200, 200, finger: 1)
            #expect(pan.numberOfTouches == 2)
            hand.move(52, 20)
            #expect(pan.translation(in: nil) == CGPoint(x: 21, y: 0))
            hand.up(52, 20)
            #expect(pan.numberOfTouches == 1)
            hand.move(204, 200, finger: 1)
            #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
            hand.up(204, 200, finger: 1)
            #expect(stage.heard.last == "pan ended")
        }
    }

    @Test func aPanOfTwoFingersNeedsBoth() {
        stage.add(UIPanGestureRecognizer(), "pan").minimumNumberOfTouches = 2
        stage.run { hand in
            hand.down(20, 20)
            hand.move(60, 20)
            #expect(stage.heard.isEmpty)
            hand.up(60, 20)
        }
    }

    @Test func fingersFromTheEdgePanInwards() {
        stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.hand.window).edges = .left
        stage.run { hand in
            hand.down(100, 50)
            hand.move(150, 50)
            hand.up(150, 50)
            #expect(stage.heard.isEmpty)
            hand.down(3, 50)
            hand.move(4, 90)
            hand.move(90, 90)
            hand.up(90, 90)
            #expect(stage.heard.isEmpty)
            hand.down(3, 50)
            hand.move(90, 60)
            hand.up(90, 60)
            #expect(stage.heard == ["edge began", "edge ended"])
        }
    }

    @Test func aSwipeIsFastAndStraight() {
        stage.add(UISwipeGestureRecognizer(), "swipe").direction = [.left, .up]
        stage.run { hand in
            hand.down(200, 200)
            hand.move(140, 210)
            #expect(stage.heard == ["swipe ended"])
            hand.up(140, 210)
            hand.down(100, 100)
            hand.move(200, 100)
            hand.up(200, 100)
            hand.down(200, 200)
            hand.wait(1)
            hand.move(200, 100)
            hand.up(200, 100)
            #expect(stage.heard == ["swipe ended"])
        }
    }

    @Test func aLongPressBeginsWhenTheFingerHasStayed() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        stage.run { hand in
            hand.down(20, 20)
            hand.wait(0.4)
            #expect(stage.heard.isEmpty)
            hand.wait(0.2)
            #expect(stage.heard == ["press began"])
            hand.move(100, 20)
            #expect(press.location(in: nil) == CGPoint(x: 100, y: 20))
            hand.up(100, 20)
            #expect(stage.heard == ["press began", "press changed", "press ended"])
            hand.down(20, 20)
            hand.move(40, 20)
            hand.wait(1)
            hand.up(40, 20)
            #expect(stage.heard.count == 3)
        }
    }

    @Test func twoFingersAreRecognizedAsAPinch() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.run { hand in
            hand.down(100, 100)
            hand.down(150, 100, finger: 1)
            hand.move(155, 100, finger: 1)
            #expect(stage.heard.isEmpty)
            hand.move(200, 100, finger: 1)
            #expect(stage.heard == ["pinch began"] && pinch.scale == 1)
            hand.move(300, 100, finger: 1)
            #expect(pinch.scale == 2)
            pinch.scale = 1
            hand.move(200, 100, finger: 1)
            #expect(pinch.scale == 0.5 && pinch.location(in: nil) == CGPoint(x: 150, y: 100))
            hand.up(100, 100)
            hand.up(200, 100, finger: 1)
            #expect(stage.heard == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
            #expect(pinch.scale == 1)
        }
    }

    @Test func twoFingersAreRecognizedAsARotation() {
        let turn = stage.add(UIRotationGestureRecognizer(), "turn")
        stage.run { hand in
            hand.down(100, 100)
            hand.down(200, 100, finger: 1)
            hand.move(200, 110, finger: 1)
            #expect(stage.heard.isEmpty)
            hand.move(200, 200, finger: 1)
            #expect(stage.heard == ["turn began"] && turn.rotation == 0)
            hand.move(0, 200, finger: 1)
            #expect(abs(turn.rotation - .pi / 2) < 1e-9)
            hand.up(0, 200, finger: 1)
            hand.up(100, 100)
            #expect(stage.heard == ["turn began", "turn changed", "turn ended"])
        }
    }

    @Test func aPressThatNeedsNoTimeBeginsWithTheTouch() {
        stage.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
        stage.run { hand in
            hand.down(20, 20)
            #expect(stage.heard == ["press began"])
            hand.up(20, 20)
            #expect(stage.heard == ["press began", "press ended"])
        }
    }
}
