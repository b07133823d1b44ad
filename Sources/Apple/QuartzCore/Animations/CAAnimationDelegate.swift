public import CoreGraphics

/// The methods that notify an object when a layer's animation starts and stops.
///
/// Both methods are optional. If a class omits a method, its subclasses cannot add it: the default implementation is called in any case. On Apple's
/// systems, methods are looked up by name.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells the delegate that the animation's active time begins.
    ///
    /// - Parameter anim: The layer's copy of the animation; recognise it by values that were set on it, not by identity.
    func animationDidStart(_ anim: CAAnimation)

    /// Tells the delegate that the animation has ended.
    ///
    /// - Parameters:
    ///   - anim: The layer's copy of the animation; recognise it by values that were set on it, not by identity.
    ///   - flag: True when the animation reached its end; false when it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
