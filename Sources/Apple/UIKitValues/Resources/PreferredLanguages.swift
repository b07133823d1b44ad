import Foundation
import LaminaConcurrency

/// The user's preferred languages, most preferred first.
package enum PreferredLanguages {
    private static let list = Guarded(fromEnvironment(ProcessInfo.processInfo.environment))

    /// The languages as identifiers with hyphens, such as `de-AT`; underscores are replaced on assignment.
    package static var current: [String] {
        get { list.withLock { $0 } }
        set { list.withLock { $0 = newValue.map(canonical) } }
    }

    /// Returns the names of the localisation folders to search, in order: each language, with and then without its region, then `Base` and English.
    ///
    /// For example, `de-AT` gives `de-AT`, `de_AT`, `de`, `Base` and `en`.
    package static func candidates(for languages: [String]) -> [String] {
        var names: [String] = []
        for language in languages {
            let parts = language.split(separator: "-")
            for count in stride(from: parts.count, to: 0, by: -1) {
                let name = parts.prefix(count).joined(separator: "-")
                names.append(name)
                if count > 1 { names.append(parts.prefix(count).joined(separator: "_")) }
            }
        }
        return names + ["Base", "en"]
    }

    /// Returns the language in the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set; English without one.
    ///
    /// Foundation on Linux ignores these variables.
    package static func fromEnvironment(_ environment: [String: String]) -> [String] {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "en"
        let language = canonical(String(value.prefix { $0 != "." && $0 != "@" }))
        return ["C", "POSIX"].contains(language) ? ["en"] : [language]
    }

    private static func canonical(_ identifier: String) -> String { identifier.replacingOccurrences(of: "_", with: "-") }
}
