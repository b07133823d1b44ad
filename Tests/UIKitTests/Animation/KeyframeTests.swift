import QuartzCore
import Testing
import UIKit

@Suite(.serialized) @MainActor
struct KeyframeTests {
    /// Animates the view's centre from 0 through 100 to 150 with two keyframes.
    private func moveTwice(_ view: UIView, options: UIView.KeyframeAnimationOptions = []) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.center.x = 150 }
        }
    }

    private func makeStage() -> AnimationStage { AnimationStage(UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100))) }

    @Test func keyframesShareOneEaseInEaseOutCurve_seed008to010() {
        let stage = makeStage()
        moveTwice(stage.view)
        #expect(stage.view.center.x == 150)
        let seen = stage.seen("position.x", at: [0, 0.4, 0.8, 0.9, 1])
        #expect(areClose(seen, [0, 41.485483762, 129.585035934, 145.069386613, 150], within: 1e-4))
    }

    @Test func aKeyframeBecomesValuesWithKeyTimes_uiview012() throws {
        let stage = AnimationStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { stage.view.alpha = 0 }
        }
        let animation = try #require(stage.view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(animation.keyTimes == [0, 0.1, 1])
        #expect(animation.values as? [Double] == [1, 0, 0])
        #expect(animation.calculationMode == .linear)
        #expect(animation.fillMode == .both)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    }

    @Test func valuesAreHeldBetweenKeyframes() {
        let stage = makeStage()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 10, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { stage.view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) { stage.view.center.x = 200 }
        }
        #expect(areClose(stage.seen("position.x", at: [1, 2, 3, 4, 5, 6, 7, 8, 9]), [0, 0, 50, 100, 100, 100, 150, 200, 200]))
    }

    @Test func discreteKeyframesJumpAtTheirEnds() {
        let stage = makeStage()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        moveTwice(stage.view, options: [linear, .calculationModeDiscrete])
        #expect(areClose(stage.seen("position.x", at: [0.1, 0.79, 0.81, 0.99, 1.01]), [0, 0, 100, 100, 150]))
    }

    @Test(arguments: [
        (UIView.KeyframeAnimationOptions.calculationModePaced, CAAnimationCalculationMode.paced), (.calculationModeCubic, .cubic),
        (.calculationModeCubicPaced, .cubicPaced), (.calculationModeLinear, .linear),
    ])
    func theOptionsSelectTheCalculationMode(options: UIView.KeyframeAnimationOptions, mode: CAAnimationCalculationMode) {
        let stage = makeStage()
        moveTwice(stage.view, options: options)
        #expect((stage.view.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.calculationMode == mode)
    }

    @Test func pacedKeyframesAreTimedByTheirDistances() {
        let stage = makeStage()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        moveTwice(stage.view, options: [linear, .calculationModePaced])
        #expect(areClose(stage.seen("position.x", at: [0.5]), [75]))
    }

    @Test func changesOutsideKeyframesTakeTheWholeDuration() {
        let stage = AnimationStage()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            stage.view.alpha = 0
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
        }
        #expect(areClose(stage.seen("opacity", at: [1]), [0.5]))
        #expect(areClose(stage.seen("position.x", at: [1.5]), [100]))
    }

    @Test func aBlockInsideAKeyframeTakesTheKeyframesDuration() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                #expect(UIView.inheritedAnimationDuration == 1)
                UIView.animate(withDuration: 9, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
            }
        }
        #expect((stage.view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)?.keyTimes == [0, 0.5, 0.75, 1])
        stage.advance(to: 4)
        #expect(heard == [true])
    }

    @Test func aBlockWithAnOverriddenDurationBeginsWithItsKeyframe() {
        let stage = AnimationStage()
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                UIView.animate(withDuration: 2, delay: 0, options: [.overrideInheritedDuration]) { stage.view.alpha = 0 }
            }
        }
        let seen = stage.seen("opacity", at: [1.9, 3, 4])
        #expect(areClose(seen, [1, 0.5, 0]))
    }

    @Test func keyframesOutsideAnAnimationChangeImmediately() {
        let stage = AnimationStage()
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 }
        #expect(stage.view.alpha == 0)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    /// As in the Hypnosis article, the words appear while they gather in the middle, then scatter.
    @Test func hypnosisGathersWordsInTheMiddleAndThenScattersThem() {
        let label = UIView(frame: CGRect(x: -10, y: 90, width: 20, height: 20))
        let stage = AnimationStage(label)
        label.alpha = 0
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: { label.alpha = 1 })
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { label.center = stage.root.center }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { label.center = CGPoint(x: 40, y: 300) }
        }
        #expect(label.center == CGPoint(x: 40, y: 300))
        #expect(label.alpha == 1)
        stage.advance(to: 0)
        #expect(areClose([stage.seen("opacity") ?? -1, stage.seen("position.x") ?? -1, stage.seen("position.y") ?? -1], [0, 0, 100]))
        stage.advance(to: 0.25)
        #expect(isClose(stage.seen("opacity"), 0.315357, within: 1e-5))
        stage.advance(to: 0.4)
        #expect(isClose(stage.seen("position.x"), 200 * 0.41485483762, within: 1e-3))
        // At this time the whole animation's eased progress is 0.8, so the label reaches the middle.
        stage.advance(to: 0.6872)
        #expect(isClose(stage.seen("position.x"), 200, within: 2))
        #expect(isClose(stage.seen("opacity"), 1))
        stage.advance(to: 1)
        #expect(isClose(stage.seen("position.y"), 300))
        #expect(label.layer.animationKeys() == nil)
    }
}
