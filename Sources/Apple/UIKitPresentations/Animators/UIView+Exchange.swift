public import Foundation

extension UIView {
    /// Replaces one view by another with a transition effect on their superview.
    ///
    /// - Parameter options: With `showHideTransitionViews`, `fromView` is hidden and `toView` is shown. Otherwise `fromView` is removed and `toView`
    ///   takes its place among the subviews.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            // Without a superview nothing can be shown; the empty block only calls the completion.
            let settings = AnimationScope.settings(AnimationSettings(duration: 0, options: options), options: options)
            return AnimationBlock(settings, completion: completion).close()
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
}
