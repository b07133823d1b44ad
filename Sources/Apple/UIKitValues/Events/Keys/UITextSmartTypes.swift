/// The marking of misspelled words.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Checks words while correction is on.
    case `default` = 0
    /// Checks nothing.
    case no
    /// Checks in every case.
    case yes
}

/// The replacement of straight quotes by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Replacement as the language suggests.
    case `default` = 0
    /// Keeps straight quotes.
    case no
    /// Replacement in every case.
    case yes
}

/// The replacement of two hyphens by a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// Replacement as the language suggests.
    case `default` = 0
    /// Keeps hyphens.
    case no
    /// Replacement in every case.
    case yes
}

/// The spaces that are added and removed around pasted and cut words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// Spaces as the language suggests.
    case `default` = 0
    /// Adds and removes nothing.
    case no
    /// Spaces in every case.
    case yes
}

extension UIKeyboardAppearance {
    /// The dark keyboard, by its name from before iOS 7.
    public static let alert = dark
}
