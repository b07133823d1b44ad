import CoreGraphics
import Foundation

extension UITextView: EditedView {
    package var isMultiline: Bool { true }
    package var allowsEditing: Bool { isEditable }
    package var takesSelection: Bool { isSelectable || isEditable }
    package var typedAttributes: [NSAttributedString.Key: Any] { typingAttributes.isEmpty ? usualAttributes : typingAttributes }
    package var caretSuperview: UIView { page }

    package func edit(with key: UIKey) -> Bool { editor.edit(with: key) }

    package func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    package func textWasEdited() {
        wantCaret()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func selectionWasChanged() {
        wantCaret()
        delegate?.textViewDidChangeSelection(self)
    }

    package func returnWasPressed() {}

    func beginEditing(_ begin: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        // Selecting in a text that is not editable is not editing, so the delegate is not notified.
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, begin() else { return false }
        editor.marks.place()
        wantCaret()
        guard isEditable else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    package func endEditing(_ end: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        editor.acceptMarkedText()
        guard end() else { return false }
        editor.marks.place()
        guard isEditable else { return true }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Requests that the next layout pass scrolls to the caret, because the caret's position is known only after the layout.
    private func wantCaret() {
        guard isFirstResponder else { return }
        caretIsWanted = true
        setNeedsLayout()
    }

    // MARK: Taps

    package func textTapped(_ touch: UITouch) {
        let place = touch.location(in: self)
        if !isEditable, touch.tapCount == 1, openLink(at: place) { return }
        guard takesSelection, isFirstResponder || becomeFirstResponder() else { return }
        switch touch.tapCount {
        case 1: editor.moveCaret(to: place, extending: false)
        case 2: editor.selectWord(at: place)
        default: editor.selectAll()
        }
    }

    private func openLink(at place: CGPoint) -> Bool {
        let text = linkedText
        guard isSelectable, let index = character(at: place), index < text.length else { return false }
        var range = NSRange()
        // Safe because the call writes the range before it returns and does not keep the pointer.
        let link = unsafe text.attribute(.link, at: index, effectiveRange: &range)
        guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else { return false }
        let mayOpen = delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
        if mayOpen { UIApplication.shared.open(url) }
        return true
    }
}
