public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// Goes on.
        case `default` = 0
        /// Leaves everything as it is.
        case cancel
        /// Changes or deletes something for good.
        case destructive
    }

    /// What the button says.
    open private(set) var title: String?
    /// What the button is for.
    open private(set) var style = Style.default
    /// Whether the button can be used.
    open var isEnabled = true { didSet { onChange?() } }
    let handler: ((UIAlertAction) -> Void)?
    /// The alert hears of changes.
    var onChange: (() -> Void)?

    private init(_ handler: ((UIAlertAction) -> Void)?) { self.handler = handler }

    /// A button, and what is done once the alert has gone.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(handler)
        self.title = title
        self.style = style
    }
}
