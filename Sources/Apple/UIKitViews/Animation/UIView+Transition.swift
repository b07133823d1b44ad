public import Foundation

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

    private class func makeBlock(_ duration: Double, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?) -> AnimationBlock {
        let settings = AnimationSettings(duration: duration, options: options)
        return AnimationBlock(AnimationScope.settings(settings, options: options), completion: completion)
    }
}
