import CoreGraphics
import Foundation
import LaminaConcurrency
import LaminaProcess

/// A string catalogue: a file `Localizable.xcstrings` with the texts of one table in all languages.
///
/// Xcode makes `.strings` and `.stringsdict` files of it; here it is read while the app runs, and its plural forms become entries of such files:
///
///     "%lld days": { "localizations": { "en": { "variations": { "plural": { "one": { "stringUnit": { "value": "%lld day" } }, … } } } } }
///
struct StringCatalog: Decodable, Sendable {
    private let sourceLanguage: String?
    private let strings: [String: Entry]?

    private static let read = Guarded<[String: [String: String]]>([:])

    /// Returns the texts of a table in a language, with marks where they have plural forms; empty when a folder has no catalogue of the table.
    ///
    /// A catalogue is read once for each language; one that cannot be read is reported.
    ///
    /// - Parameter language: A language, or `Base` for the one in which the app is developed.
    static func texts(_ name: String, in folder: String, language: String) -> [String: String] {
        let path = "\(folder)/\(name).xcstrings"
        let key = path + "/" + language
        if let known = read.withLock({ $0[key] }) { return known }
        let texts = FileManager.default.contents(atPath: path).map { Self.texts(of: $0, path, language) } ?? [:]
        read.withLock { $0[key] = texts }
        return texts
    }

    private static func texts(of data: Data, _ path: String, _ language: String) -> [String: String] {
        let catalog: StringCatalog
        do {
            catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch {
            Diagnostics.warn("\(path) is no string catalogue: \((error as? DecodingError)?.words ?? "\(error)"); its texts are left out")
            return [:]
        }
        let language = language == "Base" ? catalog.sourceLanguage ?? "en" : language
        var texts: [String: String] = [:]
        for (key, entry) in (catalog.strings ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let text = entry.localizations?[language] else { continue }
            do {
                texts[key] = try text.string(in: language)
            } catch {
                Diagnostics.warn("\(path): the entry '\(key)' \(error) and is left out")
            }
        }
        return texts
    }

    private struct Entry: Decodable, Sendable { let localizations: [String: Text]? }
}

extension StringCatalog {
    /// A text, or its variations.
    fileprivate struct Text: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        struct Unit: Decodable, Sendable { let value: String? }

        struct Variations: Decodable, Sendable {
            let plural: [String: Text]?
            let device: [String: Text]?
        }

        /// A place of a text that one number determines.
        struct Substitution: Decodable, Sendable {
            let formatSpecifier: String?
            let variations: Variations?
        }

        /// Returns the text, with a mark where it has plural forms; nil for a text without value.
        func string(in language: String) throws(PluralTextError) -> String? {
            guard let entry = pluralEntry else { return phone }
            return PluralMark.marked(try PluralText(entry, language: language))
        }

        /// The text on a phone; nil for one with plural forms.
        var phone: String? { stringUnit?.value ?? (variations?.device?["iphone"] ?? variations?.device?["other"])?.phone }

        /// The entry of a `.stringsdict` file with the same plural forms; nil without them.
        var pluralEntry: [String: Any]? {
            if let plural = variations?.plural {
                let forms = plural.compactMapValues(\.phone)
                return ["NSStringLocalizedFormatKey": "%#@number@", "number": Self.variable(forms, type: Self.type(of: forms))]
            }
            guard let format = stringUnit?.value, let substitutions, !substitutions.isEmpty else { return nil }
            var entry: [String: Any] = ["NSStringLocalizedFormatKey": format]
            for (name, substitution) in substitutions {
                let type = substitution.formatSpecifier ?? "lld"
                let forms = (substitution.variations?.plural ?? [:]).compactMapValues(\.phone)
                entry[name] = Self.variable(forms.mapValues { $0.replacingOccurrences(of: "%arg", with: "%\(type)") }, type: type)
            }
            return entry
        }

        private static func variable(_ forms: [String: String], type: String) -> [String: Any] {
            ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type].merging(forms) { $1 }
        }

        /// The type of the number in plural forms, such as `lld`: that of the first specifier in any of them.
        private static func type(of forms: [String: String]) -> String {
            for text in forms.sorted(by: { $0.key < $1.key }).map(\.value) {
                guard let match = text.firstMatch(of: /%(?:\d+\$)?((?:ll|l|h|q|z)?[diufg])/) else { continue }
                return String(match.1)
            }
            return "lld"
        }
    }
}
