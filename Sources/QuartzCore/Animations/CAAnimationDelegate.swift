public import CoreGraphics

/// Is told when animations of layers begin and end.
///
/// Both methods may be left out. A class that leaves one out fixes that for its subclasses: a method that only a subclass adds is not
/// called, unlike on Apple's systems, where methods are looked up by name.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation's active time begins.
    ///
    /// - Parameter anim: The layer's copy: known by what was set on it, not by identity.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation is over.
    ///
    /// - Parameters:
    ///   - anim: The layer's copy: known by what was set on it, not by identity.
    ///   - flag: Whether it reached its end; false when it was taken away before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
