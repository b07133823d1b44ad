import CSpelling
import Foundation
import LaminaFoundation

extension UITextChecker {
    /// A dictionary of Hunspell, which is opened at the first question and never closed.
    @MainActor
    @safe
    final class Dictionary {
        private static let folder = "/usr/share/hunspell"
        private static var open: [String: Dictionary] = [:]
        private let speller: OpaquePointer

        init?(_ name: String, in folder: String = folder) {
            guard let speller = unsafe lamina_speller_open("\(folder)/\(name).aff", "\(folder)/\(name).dic") else { return nil }
            unsafe self.speller = speller
        }

        /// The names of the dictionaries that are installed.
        static var installed: [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { String($0.dropLast(4)) }.sorted()
        }

        /// Returns the dictionary of a language: of the same country, or of the first one with the language.
        static func of(_ language: String) -> Dictionary? {
            let wanted = language.replacingOccurrences(of: "-", with: "_")
            if let known = open[wanted] { return known }
            let names = installed
            let short = wanted.prefix { $0 != "_" }
            // `de` is that of Germany, `en` that of the United States.
            let usual = short == "en" ? "en_US" : "\(short)_\(short.uppercased())"
            let name = [wanted, usual].first { names.contains($0) } ?? names.first { $0.hasPrefix(short + "_") }
            guard let name, let dictionary = Dictionary(name) else {
                Diagnostics.warn("UITextChecker: no dictionary of Hunspell for \(language) is installed, so every word counts as correct")
                return nil
            }
            open[wanted] = dictionary
            return dictionary
        }

        func knows(_ word: String) -> Bool { unsafe lamina_speller_knows(speller, word) }

        func suggestions(for word: String) -> [String] {
            var found: [String] = []
            // The pointer and the words are valid during the call only, in which they are used.
            unsafe withUnsafeMutablePointer(to: &found) { list in
                unsafe lamina_speller_suggest(speller, word, list) { context, word in
                    guard let word = unsafe word else { return }
                    unsafe context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: word))
                }
            }
            return found
        }
    }
}
