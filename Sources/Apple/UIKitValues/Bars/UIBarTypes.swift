public import Foundation

/// The size variants of bars.
public enum UIBarMetrics: Int, Sendable {
    /// In windows of regular height.
    case `default` = 0
    /// In windows of compact height.
    case compact
    /// In windows of regular height, with a prompt.
    case defaultPrompt = 101
    /// In windows of compact height, with a prompt.
    case compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// At the lower edge.
    case bottom
    /// At the upper edge.
    case top
    /// At the upper edge, and extended below the status bar.
    case topAttached
}

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
