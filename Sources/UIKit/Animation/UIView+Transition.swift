public import Foundation
import LaminaScene

extension UIView {
    /// Shows a change of a view, and of those below it, by an effect.
    ///
    /// The view as the last commit showed it becomes the view as the closure leaves it. With `allowAnimatedContent` what the closure changes
    /// animates meanwhile.
    ///
    /// - Parameter options: The effect; without one the changes animate as in any block.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        guard let effect = options.effect else {
            return animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
        }
        let block = makeBlock(duration, options, completion)
        if options.contains(.allowAnimatedContent) { AnimationScope(block).run(changes) } else { performWithoutAnimation(changes) }
        if AnimationScope.isEnabled { block.run(effect, on: view) }
        block.close()
    }

    /// Shows one view in the place of another by an effect on the superview.
    ///
    /// - Parameter options: With `showHideTransitionViews` the one is hidden and the other shown; otherwise the one leaves and the other comes.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            let block = makeBlock(0, options, completion)
            return block.close()
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// Has views leave as the system does it, and other changes animate with that.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        }
        animate(withDuration: 0.3, delay: 0, options: options, animations: changes) { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    private class func makeBlock(_ duration: Double, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?) -> AnimationBlock {
        let settings = AnimationSettings(duration: duration, options: options)
        return AnimationBlock(AnimationScope.settings(settings, options: options), completion: completion)
    }
}
