public import Foundation

/// An action of an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of an action.
    public typealias Style = UIAlertActionStyle

    /// The title of the button.
    open private(set) var title: String?
    /// The style of the action.
    open private(set) var style = Style.default
    /// True when the button can be tapped; the default is true.
    open var isEnabled = true { didSet { onChange?() } }
    package let handler: ((UIAlertAction) -> Void)?
    /// Called when the button must be rebuilt; set by the alert.
    var onChange: (() -> Void)?

    private init(_ handler: ((UIAlertAction) -> Void)?) { self.handler = handler }

    /// Creates an action with a handler that is called after the alert was dismissed.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(handler)
        self.title = title
        self.style = style
    }
}
