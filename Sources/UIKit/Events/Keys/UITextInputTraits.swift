/// How text is entered into an object; what only an on-screen keyboard would heed is kept, as Lamina has none.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// What the return key is called.
    var returnKeyType: UIReturnKeyType { get set }
    /// Which keys are offered.
    var keyboardType: UIKeyboardType { get set }
    /// Which letters are typed large by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get set }
}

extension UITextInputTraits {
    /// No; who can hide its text declares a variable of its own.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// The usual one; who keeps it declares a variable of its own.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// The usual one; who keeps it declares a variable of its own.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Sentences; who keeps it declares a variable of its own.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The usual one; who keeps it declares a variable of its own.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
}

/// What the return key is called.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// Which keys are offered.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the language.
    case `default` = 0
    /// Those of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// For addresses of pages.
    case URL
    /// Digits.
    case numberPad
    /// Digits as on a telephone.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For searches.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
}

/// Which letters are typed large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the language suggests.
    case `default` = 0
    /// Never.
    case no
    /// Always.
    case yes
}
