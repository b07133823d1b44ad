public import Foundation

/// The description of a view's content, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates the view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration adapted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The shown configuration; a new one changes the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns true when the view can show a configuration, so that no other view is needed for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// The default implementation; returns true for configurations of the type that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}
