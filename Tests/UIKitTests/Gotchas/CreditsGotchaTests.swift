import QuartzCore
import Testing
import UIKit

/// Surprises from the Credits article: hit tests use model values, while the screen shows presentation values.
@Suite(.serialized) @MainActor
struct CreditsGotchaTests {
    private let stage = AnimationStage()
    private let fade = CABasicAnimation(keyPath: "opacity")

    init() {
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 2
        fade.autoreverses = true
    }

    private var isTouched: Bool { stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view }

    @Test func aViewIsTappableAtModelOpacityTwoHundredthsHoweverItFades_seed007() {
        stage.view.layer.opacity = 0.02
        stage.view.layer.add(fade, forKey: "credits")
        for time in [0.0, 0.1, 2, 3.9] {
            stage.advance(to: time)
            #expect(isTouched, "at \(time)")
        }
    }

    @Test func aViewIsNotTappableAtModelOpacityZeroHoweverBrightItIs_seed007() {
        stage.view.layer.opacity = 0
        stage.view.layer.add(fade, forKey: "credits")
        stage.advance(to: 2)
        #expect(isClose(stage.seen("opacity"), 1, within: 0.01))
        #expect(!isTouched)
    }

    @Test func theModelValueIsVisibleAfterTheFade() {
        stage.view.layer.opacity = 1
        stage.view.layer.add(fade, forKey: "credits")
        stage.advance(to: 3.99)
        #expect(isClose(stage.seen("opacity"), 0, within: 0.01))
        stage.advance(to: 4.01)
        #expect(isClose(stage.seen("opacity"), 1))
    }

    @Test func autoreversingWithoutARepeatTakesTwiceTheDuration() {
        let listener = StopListener()
        fade.delegate = listener
        stage.view.layer.add(fade, forKey: "credits")
        stage.advance(to: 3.9)
        #expect(listener.stops.isEmpty)
        stage.advance(to: 4)
        #expect(listener.stops == [true])
    }

    @Test func removedAnimationsAreReportedAsUnfinished() {
        let listener = StopListener()
        fade.delegate = listener
        stage.view.layer.add(fade, forKey: "credits")
        stage.advance(to: 1)
        stage.view.layer.removeAllAnimations()
        stage.advance(to: 1)
        #expect(listener.stops == [false])
    }
}

private final class StopListener: NSObject, CAAnimationDelegate {
    private(set) var stops: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
}
