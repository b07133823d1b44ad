public import Foundation

/// An action that a swipe on a table row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action's button.
    public typealias Style = UIContextualActionStyle

    /// Performs an action.
    ///
    /// The handler must call its last argument when the action has ended, with true if the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the button.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title on the button.
    open var title: String?
    /// The image on the button, above the title.
    open var image: UIImage?
    /// The button's background colour.
    ///
    /// Setting nil restores the style's colour, so reading never gives nil.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray2) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    /// Creates an action with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The actions that a swipe in one direction offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inwards.
    public let actions: [UIContextualAction]
    /// True when a swipe across most of the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration from actions, ordered from the edge of the row inwards.
    ///
    /// Without actions the row cannot be swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
