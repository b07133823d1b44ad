public import Foundation

// The functions below replace Foundation's for formats with plural forms, from `.stringsdict` files. Swift prefers them because their arguments are
// more specific; arguments that are not Sendable, or an array of any arguments without a locale, lead to Foundation's, which then use the forms `other`.

extension String {
    /// Returns the text of a format in the user's locale, with the plural forms that its numbers need.
    public static func localizedStringWithFormat(_ format: String, _ arguments: (any CVarArg & Sendable)...) -> String {
        formatted(format, .current, arguments)
    }

    /// Creates the text of a format, with the plural forms that its numbers need.
    public init(format: String, _ arguments: (any CVarArg & Sendable)...) { self = Self.formatted(format, nil, arguments) }

    /// Creates the text of a format in a locale, with the plural forms that its numbers need.
    public init(format: String, locale: Locale?, _ arguments: (any CVarArg & Sendable)...) { self = Self.formatted(format, locale, arguments) }

    /// Creates the text of a format, with the plural forms that its numbers need.
    public init(format: String, arguments: [any CVarArg & Sendable]) { self = Self.formatted(format, nil, arguments) }

    /// Creates the text of a format in a locale, with the plural forms that its numbers need.
    public init(format: String, locale: Locale, arguments: [any CVarArg]) { self = Self.formatted(format, locale, arguments) }

    /// Formats with plural forms, or as Foundation does.
    package static func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        PluralMark.formatted(format, locale, arguments) ?? String(format: format, locale: locale, arguments: arguments)
    }
}
