public import Foundation
import LaminaScene
import QuartzCore

extension UIView {
    /// Animates the changes that a closure makes, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates the changes that a closure makes, slow at both ends.
    ///
    /// - Parameter completion: Hears whether all animations reached their ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes that a closure makes.
    ///
    /// A view needs no window for that: what `viewDidLoad` animates begins with the commit that shows the view, at the end of the same turn of the
    /// run loop. Views that this commit does not show take their new values at once, and the completion hears true.
    ///
    /// - Source: Measured on UIKit 26.1: the commit drops the animations of a layer outside of all windows. Apps report views that fly in from
    ///   zero because they were animated before they were on screen (jasarien/JSTokenField, pull request 24), so a commit that shows the view
    ///   runs them.
    ///
    /// - Parameters:
    ///   - duration: Seconds; with 0 or less nothing animates.
    ///   - delay: Seconds to the beginning.
    ///   - completion: Hears, on a later turn of the run loop, whether all animations reached their ends; also when there were none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        animate(settings, options: options, animations, completion)
    }

    /// Animates the changes that a closure makes, as a spring swings.
    ///
    /// - Parameters:
    ///   - duration: Seconds after which the spring is at rest.
    ///   - dampingRatio: 1 does not swing; towards 0 it swings longer.
    ///   - velocity: At the beginning, in whole distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, delay: delay, options: options)
        settings.pace = .spring(
            Spring(uikitDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity)))
        animate(settings, options: options, animations, completion)
    }

    /// Animates the changes that a closure makes, as a spring swings.
    ///
    /// - Parameters:
    ///   - duration: Seconds that the movement seems to take; it settles later.
    ///   - bounce: 0 does not swing, towards 1 it swings longer, below 0 it creeps.
    ///   - initialSpringVelocity: In whole distances per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var settings = AnimationSettings(duration: duration, delay: delay, options: options)
        if duration > 0 {
            let spring = Spring(
                perceptualDuration: duration, bounce: Double(max(-1, min(1, bounce))), initialVelocity: Double(initialSpringVelocity))
            settings.pace = .spring(spring)
            settings.duration = spring.settlingDuration
        }
        animate(settings, options: options, animations, completion)
    }

    /// Makes changes without animation, whatever block is running.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = AnimationScope.isEnabled
        AnimationScope.isEnabled = false
        actionsWithoutAnimation()
        AnimationScope.isEnabled = wasEnabled
    }

    /// Whether changes in blocks animate.
    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// Says whether changes in blocks animate; without, they take effect at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

    /// Seconds that the animations of the running block take; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.duration ?? 0 }

    /// Has the animations of a closure run again and again, inside a block.
    ///
    /// - Parameter count: How often, also in parts.
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
        let isPart = options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedOptions])
        if let outer = AnimationScope.current, outer.takesInner, isPart {
            outer.block.onCompletion(completion)
            return animations()
        }
        let block = AnimationBlock(AnimationScope.settings(settings, options: options), completion: completion)
        AnimationScope(block).run(animations)
        block.close()
    }
}
