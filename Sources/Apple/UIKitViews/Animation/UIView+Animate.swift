public import Foundation
import LaminaScene
import QuartzCore

extension UIView {
    /// Animates the changes that a closure makes, with the curve `easeInOut`.
    ///
    /// - Parameter duration: The duration, in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates the changes that a closure makes, with the curve `easeInOut`.
    ///
    /// - Parameter completion: Receives true when all animations ran to their end.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes that a closure makes.
    ///
    /// A view needs no window to be animated: an animation started in `viewDidLoad` begins with the commit that shows the view, at the end of the
    /// same run-loop iteration. Views that this commit does not show take their new values at once, and the completion receives true.
    ///
    /// - Source: Measured on UIKit 26.1: the commit drops the animations of a layer outside of all windows. Apps report views that fly in from zero
    ///   because they were animated before they were on screen (jasarien/JSTokenField, pull request 24), so a commit that shows the view runs them.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds; 0 or less makes the changes without animation.
    ///   - delay: The delay before the beginning, in seconds.
    ///   - completion: Called in a later run-loop iteration, with true when all animations ran to their end, and also when there were none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        animate(settings, options: options, animations, completion)
    }

    /// Animates the changes that a closure makes with a spring.
    ///
    /// - Parameters:
    ///   - duration: The seconds after which the spring is at rest.
    ///   - dampingRatio: 1 does not oscillate; values towards 0 oscillate longer.
    ///   - velocity: The initial velocity, in total distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, delay: delay, options: options)
        settings.timing = .spring(
            Spring(uikitDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity)))
        animate(settings, options: options, animations, completion)
    }

    /// Animates the changes that a closure makes with a spring.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds; the spring settles later.
    ///   - bounce: 0 is critically damped; values towards 1 oscillate longer, values below 0 are overdamped.
    ///   - initialSpringVelocity: The initial velocity, in total distances per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, delay: delay, options: options)
        if duration > 0 {
            let spring = Spring(
                perceptualDuration: duration, bounce: Double(max(-1, min(1, bounce))), initialVelocity: Double(initialSpringVelocity))
            settings.timing = .spring(spring)
            // The animation must run until the spring has settled, which is later than the perceptual duration.
            settings.duration = spring.settlingDuration
        }
        animate(settings, options: options, animations, completion)
    }

    /// Makes changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = AnimationScope.isEnabled
        AnimationScope.isEnabled = false
        actionsWithoutAnimation()
        AnimationScope.isEnabled = wasEnabled
    }

    /// True when changes inside animation blocks animate.
    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// Enables or disables animations.
    ///
    /// While animations are disabled, changes inside blocks take effect at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

    /// The duration of the animations of the current block, in seconds; 0 outside of blocks.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.duration ?? 0 }

    /// Repeats the animations that a closure adds to the current block.
    ///
    /// - Parameter count: The number of runs; may be fractional.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let scope = AnimationScope.current else { return animations() }
        let outer = scope.block.settings
        scope.block.settings.repeatCount = Float(count)
        scope.block.settings.autoreverses = autoreverses
        animations()
        scope.block.settings.repeatCount = outer.repeatCount
        scope.block.settings.autoreverses = outer.autoreverses
    }

    private class func animate(
        _ settings: AnimationSettings, options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        checkThread("animate(withDuration:animations:)")
        // A property animator or a keyframe animation controls all changes in its closures, so the changes of a nested block join the outer block.
        let isPart = options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedOptions])
        if let outer = AnimationScope.current, outer.absorbsNestedBlocks, isPart {
            outer.block.onCompletion(completion)
            return animations()
        }
        let block = AnimationBlock(AnimationScope.settings(settings, options: options), completion: completion)
        AnimationScope(block).run(animations)
        block.close()
    }
}
