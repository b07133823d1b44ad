import CICU

/// A form that words take beside a number, by the rules of CLDR.
package enum PluralCategory: String, Sendable, CaseIterable {
    case zero
    case one
    case two
    case few
    case many
    case other

    /// Creates the category of a number in a language.
    ///
    /// - Parameter language: An identifier such as `de` or `pt-BR`; a language without rules has `other` only.
    package init(of number: Double, in language: String) {
        self = Self.name(of: number, in: language).flatMap { PluralCategory(rawValue: $0) } ?? .other
    }

    private static func name(of number: Double, in language: String) -> String? {
        var status: UErrorCode = 0
        // Safe because the name of the language and the buffer outlive the calls, and the rules are closed once.
        guard let rules = unsafe swift_uplrules_open(language, &status) else { return nil }
        defer { unsafe swift_uplrules_close(rules) }
        var units = [UInt16](repeating: 0, count: 16)
        let length = unsafe Int(swift_uplrules_select(rules, number, &units, Int32(units.count), &status))
        guard status <= 0, units.indices.contains(length) else { return nil }
        return String(decoding: units[..<length], as: UTF16.self)
    }
}
