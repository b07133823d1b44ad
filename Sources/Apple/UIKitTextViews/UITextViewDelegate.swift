public import Foundation

/// The methods by which a text view notifies its delegate and asks for permission; all are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks the delegate whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks the delegate whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Tells the delegate that editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks the delegate whether the user may replace a range by a text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells the delegate that the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks the delegate whether a tapped link is opened.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Asks the delegate whether a tapped link is opened.
    ///
    /// Called when the method with an interaction is not implemented.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    /// The default implementation; returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation; returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation; does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// The default implementation; does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// The default implementation; returns true.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// The default implementation; does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default implementation; does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The default implementation; calls the method without an interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// The default implementation; returns true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
}
