public import Foundation

/// The old word for a bar's colours.
public enum UIBarStyle: Int, Sendable {
    /// As light or dark asks for.
    case `default` = 0
    /// Dark.
    case black
    /// Dark; once the one through which contents are seen.
    case blackTranslucent
}

/// The heights of bars.
public enum UIBarMetrics: Int, Sendable {
    /// In a high window.
    case `default` = 0
    /// In a low window.
    case compact
    /// In a high window, with a prompt.
    case defaultPrompt = 101
    /// In a low window, with a prompt.
    case compactPrompt
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Nobody knows.
    case any = 0
    /// At the lower edge.
    case bottom
    /// At the upper edge.
    case top
    /// At the upper edge, and below the status bar.
    case topAttached
}

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is; the method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Left to the bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
