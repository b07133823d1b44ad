import LaminaText

/// A translation whose words depend on numbers: an entry of a `.stringsdict` file.
struct PluralText: Sendable {
    /// A place of the text that one number determines.
    struct Variable: Sendable {
        /// The type of the number, such as `d` or `lu`.
        let type: String
        /// The text of each category; it may contain other variables.
        let forms: [PluralCategory: String]

        /// Returns the text for a number: the text `zero` also where a language has no such category, and `other` for a category without text.
        ///
        /// - Parameter number: Nil for an argument that is no number.
        func form(for number: Double?, in language: String) -> String {
            guard let number else { return forms[.other] ?? "" }
            if number == 0, let zero = forms[.zero] { return zero }
            return forms[PluralCategory(of: number, in: language)] ?? forms[.other] ?? ""
        }
    }

    /// The text with its variables, such as `%#@days@`.
    let format: String
    let variables: [String: Variable]
    /// The language of the folder in which the file lies.
    let language: String

    /// Reads an entry.
    ///
    /// - Throws: `PluralTextError` for an entry that does not name or define its variables.
    init(_ entry: Any, language: String) throws(PluralTextError) {
        guard let entry = entry as? [String: Any] else { throw .notADictionary }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { throw .missingFormat }
        var variables: [String: Variable] = [:]
        // Sorted, so that the first mistake is the same in each run.
        for (name, value) in entry.sorted(by: { $0.key < $1.key }) where name != "NSStringLocalizedFormatKey" {
            variables[name] = try Variable(value, name: name)
        }
        (self.format, self.variables, self.language) = (format, variables, language)
        try check([format] + variables.values.flatMap(\.forms.values))
    }

    /// Checks that all variables in the texts are defined and that none contains itself.
    private func check(_ texts: [String]) throws(PluralTextError) {
        for text in texts {
            for name in FormatPiece.pieces(of: text).compactMap(\.variable) where variables[name] == nil { throw .undefined(name) }
        }
        for name in variables.keys.sorted() where variables(below: name).contains(name) { throw .endless(name) }
    }

    /// The variables in a variable's texts, in the texts of these, and so on.
    private func variables(below name: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            let names = variables[next].map { $0.forms.values.flatMap { FormatPiece.pieces(of: $0).compactMap(\.variable) } } ?? []
            pending += names.filter { found.insert($0).inserted }
        }
        return found
    }
}

extension PluralText.Variable {
    init(_ value: Any, name: String) throws(PluralTextError) {
        guard let value = value as? [String: Any], value["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
            throw .notPlural(name)
        }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = value[category.rawValue] as? String }
        guard forms[.other] != nil else { throw .missingOther(name) }
        self.init(type: value["NSStringFormatValueTypeKey"] as? String ?? "ld", forms: forms)
    }
}

/// A mistake in an entry of a `.stringsdict` file.
enum PluralTextError: Error, Equatable, CustomStringConvertible {
    case notADictionary
    case missingFormat
    case notPlural(String)
    case missingOther(String)
    case undefined(String)
    case endless(String)

    var description: String {
        switch self {
        case .notADictionary: "is no dictionary"
        case .missingFormat: "has no NSStringLocalizedFormatKey"
        case .notPlural(let name): "has a variable '\(name)' that is not of NSStringPluralRuleType"
        case .missingOther(let name): "has a variable '\(name)' without a text 'other'"
        case .undefined(let name): "uses the variable '\(name)' and does not define it"
        case .endless(let name): "has a variable '\(name)' that contains itself"
        }
    }
}
