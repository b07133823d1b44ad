public import Foundation

/// The methods by which an action sheet tells the user's choice.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// Tells the delegate that the user chose a button.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Tells the delegate that the sheet will be dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Tells the delegate that the sheet was dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// The default implementation; does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// The default implementation; does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// The default implementation; does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An action sheet of the time before `UIAlertController`, which numbers its buttons and tells a delegate the number.
///
/// - Source: Apple's documentation of `UIActionSheet`, deprecated since iOS 8.3.
open class UIActionSheet: UIView {
    private let question = OldQuestion()
    /// The title.
    open var title = ""
    /// The object that is told the user's choice; not retained.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The number of the button that cancels; -1 for none.
    open var cancelButtonIndex: Int {
        get { question.cancelIndex }
        set { question.cancelIndex = newValue }
    }
    /// The number of the red button; -1 for none.
    open var destructiveButtonIndex: Int {
        get { question.destructiveIndex }
        set { question.destructiveIndex = newValue }
    }
    /// The number of the first other button; -1 for none.
    open var firstOtherButtonIndex: Int { question.firstOtherIndex }
    /// The number of buttons.
    open var numberOfButtons: Int { question.titles.count }
    /// True while the sheet is shown.
    open var isVisible: Bool { question.controller != nil }

    /// Creates a sheet with a red button, which has the number 0, and a button that cancels.
    public init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?) {
        super.init(frame: .zero)
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet with several buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { _ = addButton(withTitle: title) }
    }

    /// Creates an empty sheet.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates an empty sheet from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a button, and returns its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { question.add(title) }
    /// Returns the title of a button; nil for a number without a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { question.titles.indices.contains(buttonIndex) ? question.titles[buttonIndex] : nil }

    /// Shows the sheet at the lower edge of a view's window.
    open func show(in view: UIView) { show(over: view.window ?? view as? UIWindow) }
    /// Shows the sheet of a tab bar's button.
    open func show(from view: UITabBar) { show(in: view) }
    /// Shows the sheet of a toolbar's button.
    open func show(from view: UIToolbar) { show(in: view) }
    /// Shows the sheet of a bar's button.
    open func show(from item: UIBarButtonItem, animated: Bool) { show(over: UIApplication.shared.keyWindow) }
    /// Shows the sheet of a place in a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }

    private func show(over window: UIWindow?) {
        question.wasTapped = { [weak self] index in if let self { delegate?.actionSheet(self, clickedButtonAt: index) } }
        question.willEnd = { [weak self] index in if let self { delegate?.actionSheet(self, willDismissWithButtonIndex: index) } }
        question.didEnd = { [weak self] index in if let self { delegate?.actionSheet(self, didDismissWithButtonIndex: index) } }
        question.show(self, title.isEmpty ? nil : title, nil, .actionSheet, in: window)
    }

    /// Dismisses the sheet with a button's number, which the delegate is told; the button does not count as tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { question.dismiss(self, buttonIndex, animated: animated) }
}
