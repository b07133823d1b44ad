import CoreGraphics
import Foundation

extension UITextField: EditedView {
    package var isMultiline: Bool { false }
    package var allowsEditing: Bool { isEnabled }
    package var takesSelection: Bool { true }
    package var typedAttributes: [NSAttributedString.Key: Any] { typingAttributes ?? defaultTextAttributes }
    package var caretSuperview: UIView { canvas }

    package func edit(with key: UIKey) -> Bool { editor.edit(with: key) }

    package func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    package func textWasEdited() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func selectionWasChanged() {
        showCaret()
        delegate?.textFieldDidChangeSelection(self)
    }

    package func returnWasPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        // As on iOS, the return key ends editing only when the app listens to `editingDidEndOnExit`.
        let isHeard = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if isHeard { resignFirstResponder() }
    }

    // MARK: Beginning and ending

    package func beginEditing(_ begin: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, begin() else { return false }
        if clearsOnBeginEditing { text = "" }
        editor.startsAnew = isSecureTextEntry
        typingAttributes = defaultTextAttributes
        editingChanged()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    package func endEditing(_ end: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        editor.acceptMarkedText()
        guard end() else { return false }
        typingAttributes = nil
        editor.startsAnew = false
        scrolled = 0
        editingChanged()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Updates the field after editing began or ended: the visibility of the side views and the clear button, the text's position and the caret.
    private func editingChanged() {
        setNeedsLayout()
        canvas.setNeedsDisplay()
        editor.marks.place()
    }

    /// Clears the text for the clear button, if the delegate permits it, and begins editing.
    package func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.clear()
        becomeFirstResponder()
    }

    // MARK: Touches

    /// The horizontal distance beyond which a touch selects text instead of placing the caret, in points.
    private static let slop: CGFloat = 6

    func beginTouch(_ touch: UITouch) -> Bool {
        touchStart = touch.location(in: self)
        isSelecting = false
        return true
    }

    func continueTouch(_ touch: UITouch) -> Bool {
        guard isFirstResponder else { return true }
        let place = touch.location(in: self)
        if !isSelecting {
            guard abs(place.x - touchStart.x) > Self.slop else { return true }
            isSelecting = true
            editor.moveCaret(to: touchStart, extending: false)
        }
        editor.moveCaret(to: place, extending: true)
        showCaret()
        return true
    }

    func endTouch(_ touch: UITouch?) {
        guard let touch, isTouchInside, !isSelecting, isFirstResponder || becomeFirstResponder() else { return }
        textTapped(touch)
    }

    package func textTapped(_ touch: UITouch) {
        layoutIfNeeded()
        let place = touch.location(in: self)
        switch touch.tapCount {
        case 1: editor.moveCaret(to: place, extending: false)
        case 2: editor.selectWord(at: place)
        default: editor.selectAll()
        }
    }
}
