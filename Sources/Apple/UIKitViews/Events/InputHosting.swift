import CoreGraphics

/// The container of the first responder's input view and the accessory view above it, at the lower edge of the window.
@MainActor
package protocol InputHosting: UIView {
    /// The device's keyboard, while it is the input view.
    var keyboard: (any DeviceKeyboard)? { get }
    /// Moves to the place and height that the views ask for now, unless the host has them already.
    func settle(in window: UIWindow, duration: Double?)
    /// Moves the host down with a finger that is below its upper edge.
    ///
    /// - Parameter y: The finger's place in the window, in points.
    func follow(_ y: CGFloat)
    /// Moves the host back, unless the finger was moving down when it left; true when editing is to end.
    func release(velocity: CGFloat) -> Bool
}

/// A window that shows input views; a higher module makes every window one.
@MainActor
package protocol InputShowing: UIWindow {
    /// Displays the nearest input view and the nearest accessory view in the first responder's chain, in place of the views shown before.
    func showInputViews()
}

extension UIWindow {
    /// Displays the input views of the first responder.
    func updateInputViews() { (self as? any InputShowing)?.showInputViews() }
}
