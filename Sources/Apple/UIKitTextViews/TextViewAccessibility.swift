extension UITextView: AccessibilityDescribing {
    /// A text view: its text is the accessibility value.
    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(nil, value: text, isEditable ? .none : .staticText) }
}

extension UITextView: TextScrolling {}
