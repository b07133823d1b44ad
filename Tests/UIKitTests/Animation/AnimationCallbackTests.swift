import LaminaMethods
import TestSupport
import Testing

import UIKit

@Suite(.serialized) @MainActor
struct AnimationCallbackTests {
    /// An animation delegate that records the calls of its selectors.
    @MainActor private final class Hearer: NSObject, @MainActor MethodProviding {
        var heard: [String] = []

        func laminaPerform(_ call: MethodCall) {
            switch call.selector {
            case "animationWillStart:context:":
                call.perform { (me: Hearer, name: String?, _: Any?) in me.heard.append("start \(name ?? "nil")") }
            case "animationDidStop:finished:context:":
                call.perform { (me: Hearer, name: String?, finished: Bool, _: Any?) in me.heard.append("stop \(name ?? "nil") \(finished)") }
            default: call.isUnknown()
            }
        }
    }

    private func fade(_ view: UIView, to alpha: CGFloat, telling hearer: Hearer) {
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(1)
        UIView.setAnimationDelegate(hearer)
        UIView.setAnimationWillStart("animationWillStart:context:")
        UIView.setAnimationDidStop("animationDidStop:finished:context:")
        view.alpha = alpha
        UIView.commitAnimations()
    }

    @Test func theDelegateIsNotifiedOfStartAndEnd() {
        let stage = AnimationStage()
        let hearer = Hearer()
        fade(stage.view, to: 0, telling: hearer)
        stage.advance(to: 0.9)
        #expect(hearer.heard.isEmpty)
        stage.advance(to: 1.1)
        #expect(hearer.heard == ["start fade"])
        stage.advance(to: 2)
        #expect(hearer.heard == ["start fade", "stop fade true"])
    }

    @Test func theDelegateIsNotifiedOfARemovedAnimation() {
        let stage = AnimationStage()
        let hearer = Hearer()
        fade(stage.view, to: 0, telling: hearer)
        stage.advance(to: 1.5)
        stage.view.layer.removeAllAnimations()
        finishTurn()
        #expect(hearer.heard.last == "stop fade false")
    }

    @Test func theEndIsReportedEvenWithoutAnimations() {
        let stage = AnimationStage()
        let hearer = Hearer()
        fade(stage.view, to: 1, telling: hearer)
        finishTurn()
        #expect(hearer.heard == ["stop fade true"])
    }
}
