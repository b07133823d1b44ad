public import CoreGraphics
public import Foundation

// The way of animating before there were closures: changes between begin and commit animate, as the calls between say. Each of those counts
// for the changes after it, and does nothing outside.

extension UIView {
    /// Has changes animate until `commitAnimations()`.
    ///
    /// - Parameters:
    ///   - animationID: Is given to the delegate's methods.
    ///   - context: Is kept without effect: methods that are called by name get two arguments.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { BegunAnimation.begin(animationID) }

    /// Ends what the last `beginAnimations` began; the animations start.
    public class func commitAnimations() { BegunAnimation.commit() }

    /// Sets who hears of beginning and end, by the methods that are named; kept until the end.
    public class func setAnimationDelegate(_ delegate: Any?) { BegunAnimation.innermost?.delegate = delegate.map { $0 as AnyObject } }

    /// Names the delegate's method for the beginning, such as `animationWillStart:context:`.
    ///
    /// It gets the identifier.
    public class func setAnimationWillStart(_ selector: Selector?) { BegunAnimation.innermost?.willStart = selector }

    /// Names the delegate's method for the end, such as `animationDidStop:finished:context:`.
    ///
    /// It gets the identifier and whether all reached their ends.
    public class func setAnimationDidStop(_ selector: Selector?) { BegunAnimation.innermost?.didStop = selector }

    /// Has a view's subviews change by an effect.
    ///
    /// - Parameter cache: Kept without effect: what was is always kept as a picture.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        if let effect = transition.effect { BegunAnimation.innermost?.add(effect, for: view) }
    }

    /// Sets the seconds of one run in one direction; default 0.2.
    public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimation.innermost?.duration = duration }

    /// Sets the seconds to the beginning; default 0.
    public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimation.innermost?.delay = delay }

    /// Sets when the delay begins; default with the commit.
    public class func setAnimationStart(_ startDate: Date) { BegunAnimation.innermost?.startDate = startDate }

    /// Sets the curve; default slow at both ends.
    public class func setAnimationCurve(_ curve: AnimationCurve) { BegunAnimation.innermost?.curve = curve }

    /// Sets how often the animation runs, also in parts; default once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { BegunAnimation.innermost?.repeatCount = repeatCount }

    /// Has each run come back the same way, where a number of repetitions is set; default false.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimation.innermost?.autoreverses = repeatAutoreverses
    }

    /// Begins with what is seen, in the place of animations that run; default false.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        BegunAnimation.innermost?.beginsFromCurrentState = fromCurrentState
    }
}
