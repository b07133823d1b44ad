/// The text-entry settings of an object; those that concern only an on-screen keyboard are stored without effect.
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
}

extension UITextInputTraits {
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

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Labelled “Return”.
    case `default` = 0
    /// Labelled “Go”.
    case go
    /// Labelled “Google”.
    case google
    /// Labelled “Join”.
    case join
    /// Labelled “Next”.
    case next
    /// Labelled “Route”.
    case route
    /// Labelled “Search”.
    case search
    /// Labelled “Send”.
    case send
    /// Labelled “Yahoo”.
    case yahoo
    /// Labelled “Done”.
    case done
    /// Labelled “Emergency Call”.
    case emergencyCall
    /// Labelled “Continue”.
    case `continue`
}

/// The set of keys on an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The keys of the current language.
    case `default` = 0
    /// The characters of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// Keys for typing URLs.
    case URL
    /// Digits.
    case numberPad
    /// Digits with the symbols of a telephone.
    case phonePad
    /// Keys for names and telephone numbers.
    case namePhonePad
    /// Keys for e-mail addresses.
    case emailAddress
    /// Digits with a decimal point.
    case decimalPad
    /// Keys for short messages, with “@” and “#”.
    case twitter
    /// Keys for web searches and URLs.
    case webSearch
    /// The digits of ASCII.
    case asciiCapableNumberPad
}

/// The automatic capitalisation of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalisation.
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// The automatic correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default of the language.
    case `default` = 0
    /// No correction.
    case no
    /// Correction of all words.
    case yes
}
