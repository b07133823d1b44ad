public import Foundation

/// A bar that can report its position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that determines a bar's position; the method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Asks the delegate for the position of a bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The default implementation returns `any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
