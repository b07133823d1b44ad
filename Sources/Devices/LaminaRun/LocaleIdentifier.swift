/// The form of a locale's identifier, such as `de` or `en_US`.
package enum LocaleIdentifier {
    /// Returns true for a language of two or three letters or digits, followed by other parts of these after `_` or `-`.
    ///
    /// Folders of translations have such names, so a path is refused.
    package static func isValid(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let areWords = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        return areWords && (2...3).contains(parts[0].count)
    }
}
