/// The text-entry settings of an object; the keyboard on the screen of a device follows most of them.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// True when the text is hidden, as for a password.
    var isSecureTextEntry: Bool { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// The set of keys on the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The automatic capitalisation of typed text.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The automatic correction of typed words.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The marking of misspelled words.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The replacement of straight quotes by curly ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The replacement of two hyphens by a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The spaces that are added and removed around pasted and cut words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The colours of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// True when the return key is disabled without text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The meaning of the text, by which iOS offers to fill it in.
    var textContentType: UITextContentType! { get set }
    /// The requirements of a new password.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// False by default; setting it has no effect unless the conforming type stores the value.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Nil by default; setting it has no effect unless the conforming type stores the value.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Nil by default; setting it has no effect unless the conforming type stores the value.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    /// False by default; setting it has no effect unless the conforming type stores the value.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// `sentences` by default; setting it has no effect unless the conforming type stores the value.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// `default` by default; setting it has no effect unless the conforming type stores the value.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
}
