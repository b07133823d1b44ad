public import Foundation

// The way of animating before there were closures: changes between begin and commit animate, as the calls between say. Each of those counts
// for the changes after it, and does nothing outside.

extension UIView {
    /// Has changes animate until `commitAnimations()`.
    ///
    /// - Parameters:
    ///   - animationID: Is given to the delegate's methods.
    ///   - context: Is kept without effect: methods that are called by name get two arguments.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { BegunAnimation.begin() }

    /// Ends what the last `beginAnimations` began; the animations start.
    public class func commitAnimations() { BegunAnimation.commit() }

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
