public import Foundation

extension String {
    /// A key of a translation, with the values that stand in its text.
    ///
    /// Each value becomes a specifier of the key, so that `"\(count) days"` has the key `%lld days`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key.
        let key: String
        let arguments: [LocalizedArgument]

        /// Creates a key without values.
        public init(_ value: String) { (key, arguments) = (value, []) }
        /// Creates a key without values.
        public init(stringLiteral value: String) { self.init(value) }
        /// Creates a key with values.
        public init(stringInterpolation: StringInterpolation) {
            let hasValues = !stringInterpolation.arguments.isEmpty
            // Percent signs are doubled only where the key is a format.
            key = hasValues ? stringInterpolation.format : stringInterpolation.text
            arguments = stringInterpolation.arguments
        }

        /// The text for the key and its values in a locale.
        func text(of format: String, _ locale: Locale) -> String {
            arguments.isEmpty ? format : String.formatted(format, locale, arguments.map(\.argument))
        }

        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var format = ""
            var text = ""
            var arguments: [LocalizedArgument] = []

            /// Creates an empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds text.
            public mutating func appendLiteral(_ literal: String) {
                text += literal
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }
            /// Adds a string as `%@`.
            public mutating func appendInterpolation(_ string: some StringProtocol) { append(.text(String(string)), "%@") }
            /// Adds a whole number as `%lld` or `%llu`, one of at most 32 bits as `%d` or `%u`.
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
                let isLong = Number.bitWidth > 32
                append(.init(value), (isLong ? "%ll" : "%") + (Number.isSigned ? "d" : "u"))
            }
            /// Adds a number as `%lf`, a `Float` as `%f`.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
                append(.number(Double(value)), Number.self == Float.self ? "%f" : "%lf")
            }
            /// Adds a whole number with a specifier such as `%05d`.
            public mutating func appendInterpolation(_ value: some FixedWidthInteger, specifier: String) { append(.init(value), specifier) }
            /// Adds a number with a specifier such as `%.2f`.
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
                append(.number(Double(value)), specifier)
            }
            /// Adds a value as the text that a format style gives it.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append(.text(format.format(value)), "%@")
            }

            private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
                arguments.append(argument)
                format += specifier
            }
        }
    }

    /// Creates the user's translation of a text with values; the text itself when there is none.
    ///
    /// - Parameters:
    ///   - table: The name of the strings table; nil for `Localizable`.
    ///   - bundle: The bundle to search; nil for all of the app.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let found = ResourceBundles.text(for: keyAndValue.key, table: table ?? "Localizable", in: bundle)
        self = keyAndValue.text(of: found ?? keyAndValue.key, locale)
    }

    /// Creates the user's translation of a key with values; the default text when there is none.
    ///
    /// - Parameters:
    ///   - table: The name of the strings table; nil for `Localizable`.
    ///   - bundle: The bundle to search; nil for all of the app.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let found = ResourceBundles.text(for: "\(key)", table: table ?? "Localizable", in: bundle)
        self = defaultValue.text(of: found ?? defaultValue.key, locale)
    }
}

/// A value in a localised text.
enum LocalizedArgument: Equatable, Sendable {
    case text(String)
    case signed(Int64)
    case unsigned(UInt64)
    case number(Double)

    init<Number: FixedWidthInteger>(_ value: Number) {
        self = Number.isSigned ? .signed(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value))
    }

    var argument: any CVarArg {
        switch self {
        case .text(let text): text
        case .signed(let number): number
        case .unsigned(let number): number
        case .number(let number): number
        }
    }
}
