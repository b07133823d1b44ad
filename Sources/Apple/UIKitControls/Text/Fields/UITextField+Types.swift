public import Foundation

extension UITextField {
    /// The style of a text field's border.
    public typealias BorderStyle = UITextBorderStyle

    /// The times at which a view beside the text is visible.
    public typealias ViewMode = UITextFieldViewMode

    /// The reason for the end of editing.
    public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

    /// Posted after editing began.
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended.
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changed the text.
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// The methods by which a text field notifies its delegate and asks for permission; all are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks the delegate whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks the delegate whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells the delegate that editing ended, with the reason.
    ///
    /// A delegate that implements this method does not receive the call without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks the delegate whether the user may replace a range by a text.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Tells the delegate that the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks the delegate whether the clear button may clear the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks the delegate whether the return key performs its default action.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// The default implementation; returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation; does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// The default implementation; returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation; does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The default implementation; calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }
    /// The default implementation; returns true.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    /// The default implementation; does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// The default implementation; returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// The default implementation; returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
