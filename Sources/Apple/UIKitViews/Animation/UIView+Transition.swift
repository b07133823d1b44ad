public import Foundation
import LaminaScene

extension UIView {
    /// Animates the change of a view and its subviews with a transition effect.
    ///
    /// The effect leads from the view as last committed to the view as the closure leaves it. With `allowAnimatedContent` the closure's changes
    /// animate at the same time.
    ///
    /// - Parameter options: The options that name the effect; without an effect the changes animate as in `animate`.
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

    /// Replaces one view by another with a transition effect on their superview.
    ///
    /// - Parameter options: With `showHideTransitionViews`, `fromView` is hidden and `toView` is shown. Otherwise `fromView` is removed and `toView`
    ///   takes its place among the subviews.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            // Without a superview nothing can be shown; the empty block only calls the completion.
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

    /// Performs a system animation of 0.3 seconds on views, together with animated changes of the app.
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
