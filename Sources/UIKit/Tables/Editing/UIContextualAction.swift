public import Foundation

/// An action that a swiped row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The looks of an action.
    public enum Style: Int, Sendable {
        /// Grey unless a colour is set.
        case normal = 0
        /// Red unless a colour is set; it removes something.
        case destructive
    }

    /// Performs an action; the last argument is called when it is done, with whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The look.
    public let style: Style
    /// Performs the action.
    public let handler: Handler
    /// The word on the button.
    open var title: String?
    /// The picture on the button, above the title.
    open var image: UIImage?
    /// The button's colour; nil, which is never read back, stands for the style's.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray2) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    /// An action with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The actions that a swipe in one direction offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// From the edge of the row inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action, true unless set.
    open var performsFirstActionWithFullSwipe = true

    /// Actions from the edge of the row inwards; none means that the row cannot be swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
