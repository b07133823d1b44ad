public import Foundation

/// An action that a swipe on a table row offers, in the form from before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// The style of an action's button.
    public typealias Style = UITableViewRowActionStyle

    /// The style of the button.
    public let style: Style
    /// The title on the button.
    open var title: String?
    /// The button's background colour; nil for the style's.
    open var backgroundColor: UIColor?
    /// The effect behind the button; stored without effect.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a title.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns an action with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
        return copy
    }

    /// The action in today's form.
    ///
    /// - Parameter path: Finds the row when the user chooses the action, because rows may have moved by then.
    func contextual(_ path: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { [self] _, _, done in
            if let path = path() { handler(self, path) }
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

extension UITableViewRowAction.Style {
    /// The same as `default`.
    public static var destructive: Self { .default }
}
