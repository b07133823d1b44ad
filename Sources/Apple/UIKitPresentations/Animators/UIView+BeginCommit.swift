public import CoreGraphics
public import Foundation

// The API from before closures: changes between begin and commit animate with the values that the calls below set. Each call applies to the changes
// that follow it, and does nothing outside of begin and commit.

extension UIView {
    /// Begins a group of animated changes, which ends with `commitAnimations()`.
    ///
    /// - Parameters:
    ///   - animationID: Passed to the delegate's methods.
    ///   - context: Passed to the delegate's methods.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        unsafe AnimationGroup.begin(animationID, context: context)
    }

    /// Ends the innermost group of animated changes and starts its animations.
    public class func commitAnimations() { AnimationGroup.commit() }

    /// Sets the receiver of the start and stop messages; the animations retain the receiver until they end.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationGroup.innermost?.delegate = delegate.map { $0 as AnyObject } }

    /// Sets the delegate's method to call when the animations begin, such as `animationWillStart:context:`.
    ///
    /// The method receives the animation identifier and the context.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationGroup.innermost?.willStart = selector }

    /// Sets the delegate's method to call when the animations have ended, such as `animationDidStop:finished:context:`.
    ///
    /// The method receives the animation identifier, a number that is true when all animations ran to their end, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationGroup.innermost?.didStop = selector }

    /// Animates the change of a view's whole content with a transition effect.
    ///
    /// - Parameter cache: Ignored: the old content is always kept as an image.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        if let effect = transition.effect { AnimationGroup.innermost?.add(effect, for: view) }
    }

    /// Sets the duration of one run in one direction, in seconds; the default is 0.2.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationGroup.innermost?.duration = duration }

    /// Sets the delay before the beginning, in seconds; the default is 0.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationGroup.innermost?.delay = delay }

    /// Sets the time at which the delay begins; the default is the commit.
    public class func setAnimationStart(_ startDate: Date) { AnimationGroup.innermost?.startDate = startDate }

    /// Sets the timing curve; the default is `easeInOut`.
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationGroup.innermost?.curve = curve }

    /// Sets the number of runs, which may be fractional; the default is one run.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationGroup.innermost?.repeatCount = repeatCount }

    /// Makes each run play forwards and then backwards, if a repeat count is set; the default is false.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationGroup.innermost?.autoreverses = repeatAutoreverses
    }

    /// Makes animations start from the values on screen and replace running animations; the default is false.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationGroup.innermost?.beginsFromCurrentState = fromCurrentState
    }
}
