public import CoreGraphics

/// The methods that notify an object when a layer's animation starts and stops.
///
/// Both methods are optional. A class that leaves a method out fixes that for its subclasses: a method that only a subclass adds is not called,
/// unlike on Apple's systems, where methods are looked up by name.
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
