import QuartzCore
import Testing

import UIKit

@Suite(.serialized) @MainActor
struct MotionEffectTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }

    init() { tilt(0, 0) }

    private func tilt(_ horizontal: CGFloat, _ vertical: CGFloat) {
        UIScreen.main.viewerOffset = UIOffset(horizontal: horizontal, vertical: vertical)
        view.followTilt()
    }

    private func effect(
        _ keyPath: String = "center.x", _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis, _ minimum: Any? = -10,
        _ maximum: Any? = 10
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = minimum
        effect.maximumRelativeValue = maximum
        return effect
    }

    /// Returns the value that the motion effect adds to the view's layer.
    private func added(_ keyPath: String) -> CGFloat? {
        let animation = view.layer.animation(forKey: "motionEffect." + keyPath) as? CABasicAnimation
        return (animation?.toValue as? NSNumber).map { CGFloat($0.doubleValue) } ?? animation?.toValue as? CGFloat
    }

    @Test(arguments: [(-1.0, -10.0, 10.0, -10.0), (0, -10, 10, 0), (1, -10, 10, 10), (0.5, -10, 10, 5), (-0.5, 0, 20, 5)])
    func theValueLiesBetweenMinimumAndMaximum_uiview018to022(tilt: Double, minimum: Double, maximum: Double, expected: Double) {
        let effect = effect("center.x", .tiltAlongHorizontalAxis, minimum, maximum)
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: CGFloat(tilt), vertical: 0.7))
        #expect(values?.count == 1)
        #expect((values?["center.x"] as? NSNumber)?.doubleValue ?? (values?["center.x"] as? CGFloat).map(Double.init) == expected)
    }

    @Test func tiltingDownGivesTheMinimum() {
        let effect = effect("center.y", .tiltAlongVerticalAxis)
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
        #expect((values?["center.y"] as? NSNumber)?.doubleValue ?? (values?["center.y"] as? CGFloat).map(Double.init) == -10)
    }

    @Test func pointsAreInterpolatedToo() {
        let effect = effect("center", .tiltAlongHorizontalAxis, CGPoint(x: -10, y: 4), CGPoint(x: 10, y: 8))
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: .zero)
        #expect(values?["center"] as? CGPoint == CGPoint(x: 0, y: 6))
    }

    @Test func motionEffectsKeepTheModelValues() {
        view.addMotionEffect(effect())
        tilt(0.5, 0)
        #expect(added("position.x") == 5)
        #expect(view.center.x == 50)
        #expect(view.frame.minX == 0)
    }

    @Test func motionEffectsAddUp() {
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect(), effect("center.y", .tiltAlongVerticalAxis)]
        view.addMotionEffect(group)
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -2, 2))
        tilt(1, -1)
        #expect(added("position.x") == 12)
        #expect(added("position.y") == 10)
        #expect(view.motionEffects.count == 2)
    }

    @Test func aRemovedMotionEffectLeavesNoOffset() {
        let effect = effect()
        view.addMotionEffect(effect)
        tilt(1, 0)
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func everyViewInAWindowFollowsTheTilt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        defer { window.isHidden = true }
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        late.addMotionEffect(effect())
        window.addSubview(late)
        TiltInput(application: .shared).tilt(horizontal: 0.5, vertical: 7)
        #expect((late.layer.animation(forKey: "motionEffect.position.x") as? CABasicAnimation)?.toValue as? CGFloat == 5)
        #expect(UIScreen.main.viewerOffset.vertical == 1)
    }

    @Test func aViewAddedLaterHasTheCurrentTilt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        defer { window.isHidden = true }
        tilt(1, 0)
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(late)
        late.addMotionEffect(effect())
        CATransaction.flush()
        late.removeFromSuperview()
        window.addSubview(late)
        #expect(late.layer.animationKeys() == ["motionEffect.position.x"])
        #expect((late.layer.animation(forKey: "motionEffect.position.x") as? CABasicAnimation)?.fromValue as? CGFloat == 10)
    }

    @Test func aMotionEffectIsAddedToLaterAnimations() {
        view.addMotionEffect(effect())
        tilt(1, 0)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        view.layer.add(move, forKey: "move")
        UIView.animate(withDuration: 1) { view.center.x = 80 }
        #expect(view.layer.animationKeys()?.last == "motionEffect.position.x")
    }

    @Test func beginFromCurrentStateDoesNotAddAMotionEffectTwice() {
        view.addMotionEffect(effect("alpha"))
        CATransaction.flush()
        tilt(1, 0)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 0.5 }
        #expect((view.layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? CGFloat == 1)
    }

    @Test func anUnknownMotionKeyPathIsIgnored() {
        view.addMotionEffect(effect("center.depth"))
        tilt(1, 0)
        #expect(view.layer.animationKeys() == nil)
    }
}

/// The presentation values while the device is being tilted.
@Suite(.serialized) @MainActor
struct MotionSmoothnessTests {
    @Test func theLayerFollowsTheTiltWithoutAJump() {
        let stage = AnimationStage()
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 10
        UIScreen.main.viewerOffset = .zero
        stage.view.addMotionEffect(effect)
        UIScreen.main.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
        stage.view.followTilt()
        #expect(areClose(stage.seen("position.x", at: [0, 0.05]), [50, 55]))
        // After a reversal on the way, the motion continues from the presentation value.
        UIScreen.main.viewerOffset = .zero
        stage.view.followTilt()
        #expect(areClose(stage.seen("position.x", at: [0.05, 0.1, 0.15, 1]), [55, 52.5, 50, 50]))
    }
}
