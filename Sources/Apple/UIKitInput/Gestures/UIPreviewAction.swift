public import Foundation

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The look of an action.
    public typealias Style = UIPreviewActionStyle

    /// The title.
    public let title: String
    /// The look.
    public let style: Style
    /// Called when the user chooses the action, with the action and the previewed controller.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
}

/// Several actions behind one entry.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title.
    public let title: String
    /// The look.
    public let style: UIPreviewAction.Style
    /// The actions.
    public let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}
