import Testing
import UIKit

@MainActor
struct TapTests {
    let stage = GestureStage()

    @Test func aTapIsRecognizedWhenTheFingerLifts() {
        let tap = stage.add(UITapGestureRecognizer())
        stage.run { hand in
            hand.down(20, 30)
            #expect(stage.heard.isEmpty)
            hand.up(22, 30)
            #expect(stage.heard == ["tap ended"])
            #expect(tap.location(in: stage.view) == CGPoint(x: 12, y: 20))
            #expect(tap.state == .possible)
        }
    }

    @Test func theViewsTouchIsCancelledAfterTheAction() {
        stage.add(UITapGestureRecognizer())
        stage.run { hand in
            hand.tap(20, 20)
            #expect(stage.log == ["began", "tap ended", "cancelled"])
        }
    }

    @Test func withoutCancelsTouchesInViewTheViewGetsAllPhases() {
        stage.add(UITapGestureRecognizer()).cancelsTouchesInView = false
        stage.run { hand in
            hand.tap(20, 20)
            #expect(stage.log == ["began", "tap ended", "ended"])
        }
    }

    @Test func aFingerThatMovesOrRestsDoesNotTap() {
        stage.add(UITapGestureRecognizer())
        stage.run { hand in
            hand.down(20, 20)
            hand.move(70, 20)
            hand.up(20, 20)
            hand.down(20, 20)
            hand.wait(1)
            hand.up(20, 20)
            #expect(stage.heard.isEmpty)
            #expect(stage.log == ["began", "moved", "ended", "began", "ended"])
        }
    }

    @Test func aDoubleTapNeedsTwoTapsInQuickSuccession() {
        stage.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        stage.run { hand in
            hand.tap(20, 20)
            #expect(stage.heard.isEmpty)
            hand.tap(20, 20)
            #expect(stage.heard == ["tap ended"])
            hand.tap(20, 20)
            hand.wait(0.5)
            hand.tap(20, 20)
            #expect(stage.heard == ["tap ended"])
            hand.wait(0.5)
        }
    }

    @Test func touchesEndedIsDelayedUntilTheDoubleTapFails() {
        stage.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        stage.run { hand in
            hand.tap(20, 20)
            #expect(stage.log == ["began"])
            hand.wait(0.4)
            #expect(stage.log == ["began", "ended"])
        }
    }

    @Test func singleAndDoubleTapAreBothRecognizedWithoutARequirement() {
        stage.add(UITapGestureRecognizer(), "single")
        stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        stage.run { hand in
            hand.tap(20, 20)
            hand.tap(20, 20)
            #expect(stage.heard == ["single ended", "double ended"])
        }
    }

    @Test func aSingleTapWaitsUntilTheDoubleTapFailed() {
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.run { hand in
            hand.tap(20, 20)
            #expect(stage.heard.isEmpty)
            hand.wait(0.4)
            #expect(stage.heard == ["single ended"])
            hand.tap(20, 20)
            hand.tap(20, 20)
            #expect(stage.heard == ["single ended", "double ended"])
        }
    }

    @Test func twoFingersTapTogether() {
        stage.add(UITapGestureRecognizer()).numberOfTouchesRequired = 2
        stage.run { hand in
            hand.down(20, 20)
            hand.down(40, 20, finger: 1)
            hand.up(20, 20)
            #expect(stage.heard.isEmpty)
            hand.up(40, 20, finger: 1)
            #expect(stage.heard == ["tap ended"])
            hand.tap(20, 20)
            #expect(stage.heard == ["tap ended"])
        }
    }

    @Test func aTapTakesTheTouchFromAPlainControl() {
        stage.add(UITapGestureRecognizer())
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var heard: [String] = []
        control.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
        control.addAction(UIAction { _ in heard.append("cancel") }, for: .touchCancel)
        stage.view.addSubview(control)
        stage.run { hand in
            hand.tap(20, 20)
            #expect(heard == ["cancel"] && stage.heard == ["tap ended"])
        }
    }
}
