public import Foundation

/// The methods by which an alert view tells the user's choice.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Tells the delegate that the user chose a button.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Tells the delegate that the alert will be dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Tells the delegate that the alert was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Tells the delegate that the alert will appear.
    func willPresent(_ alertView: UIAlertView)
    /// Tells the delegate that the alert has appeared.
    func didPresent(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
    /// The default implementation; does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// The default implementation; does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// The default implementation; does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// The default implementation; does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// The default implementation; does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
}

/// An alert of the time before `UIAlertController`, which numbers its buttons and tells a delegate the number.
///
/// - Source: Apple's documentation of `UIAlertView`, deprecated since iOS 9.
open class UIAlertView: UIView {
    private let question = OldQuestion()
    private var fields: [UITextField] = []
    /// The title.
    open var title = ""
    /// The text below the title.
    open var message: String?
    /// The object that is told the user's choice; not retained.
    open weak var delegate: (any UIAlertViewDelegate)?
    /// The kind of the text fields.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }
    /// The number of the button that cancels; -1 for none.
    open var cancelButtonIndex: Int {
        get { question.cancelIndex }
        set { question.cancelIndex = newValue }
    }
    /// The number of the first button that does not cancel; -1 for none.
    open var firstOtherButtonIndex: Int { question.firstOtherIndex }
    /// The number of buttons.
    open var numberOfButtons: Int { question.titles.count }
    /// True while the alert is shown.
    open var isVisible: Bool { question.controller != nil }

    /// Creates an alert with a button that cancels.
    public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        super.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as? any UIAlertViewDelegate)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with several buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { _ = addButton(withTitle: title) }
    }

    /// Creates an empty alert.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates an empty alert from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a button, and returns its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { question.add(title) }
    /// Returns the title of a button; nil for a number without a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { question.titles.indices.contains(buttonIndex) ? question.titles[buttonIndex] : nil }
    /// Returns a text field by its number; nil where there is none.
    open func textField(at textFieldIndex: Int) -> UITextField? { fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil }

    /// Shows the alert over the key window's topmost controller.
    open func show() {
        guard !isVisible, let window = UIApplication.shared.keyWindow, window.rootViewController != nil else { return }
        question.wasTapped = { [weak self] index in if let self { delegate?.alertView(self, clickedButtonAt: index) } }
        question.willEnd = { [weak self] index in if let self { delegate?.alertView(self, willDismissWithButtonIndex: index) } }
        question.didEnd = { [weak self] index in if let self { delegate?.alertView(self, didDismissWithButtonIndex: index) } }
        delegate?.willPresent(self)
        question.show(self, title, message, .alert, in: window) { controller in
            for field in fields { controller.adopt(field) }
        } shown: { [weak self] in
            if let self { delegate?.didPresent(self) }
        }
    }

    /// Dismisses the alert with a button's number, which the delegate is told; the button does not count as tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { question.dismiss(self, buttonIndex, animated: animated) }

    private func makeFields() {
        fields = (0..<(alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1)).map { _ in UITextField() }
        if alertViewStyle != .plainTextInput { fields.last?.isSecureTextEntry = true }
        if alertViewStyle == .loginAndPasswordInput { (fields[0].placeholder, fields[1].placeholder) = ("Login", "Password") }
    }
}
