public import Foundation

/// Finds misspelled words, by the dictionaries of Hunspell that are installed.
///
/// Debian's packages `hunspell-en-us`, `hunspell-de-de` and so on have them. For a language without a dictionary, every word counts as correct, and a
/// line in the log says so once.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that the app has taught all checkers.
    private static var learned: Set<String> = []
    /// The words that this checker ignores.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
    private var ignored: Set<String> = []

    /// Creates a checker.
    public override init() { super.init() }

    /// The languages that can be checked, such as `en_US`.
    open class var availableLanguages: [String] { Dictionary.installed }

    /// Returns the place of the first misspelled word; `NSNotFound` for none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part that is checked, in UTF-16 units.
    ///   - startingOffset: The place at which the search begins, in UTF-16 units.
    ///   - wrapFlag: True to go on at the part's beginning.
    ///   - language: The language, such as `en` or `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let text = NSString(string: stringToCheck)
        guard range.location >= 0, range.length >= 0, range.location <= text.length, range.length <= text.length - range.location,
            let dictionary = Dictionary.of(language)
        else { return none }
        let wrong = words(in: stringToCheck, range).filter { !isKnown(text.substring(with: $0), dictionary) }
        return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
    }

    /// Returns proposals for a misspelled word, the best first; nil for a language without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = NSString(string: string)
        guard range.location >= 0, range.length >= 0, range.location <= text.length, range.length <= text.length - range.location else { return nil }
        return Dictionary.of(language)?.suggestions(for: text.substring(with: range))
    }

    /// Returns words that begin with the letters of a range, from the proposals for them; nil for a language without a dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = NSString(string: string)
        guard let found = guesses(forWordRange: range, in: string, language: language) else { return nil }
        let start = text.substring(with: range).lowercased()
        return found.filter { $0.lowercased().hasPrefix(start) }
    }

    /// Makes this checker ignore a word.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
    /// Makes all checkers of the app know a word, until it ends.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Returns true for a word that the app has taught.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Forgets a word that the app has taught.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    private func isKnown(_ word: String, _ dictionary: Dictionary) -> Bool {
        ignored.contains(word) || Self.learned.contains(word) || dictionary.knows(word)
    }

    /// The ranges of the words, which are runs of letters and of apostrophes and marks between them.
    private func words(in text: String, _ range: NSRange) -> [NSRange] {
        guard let part = Range(range, in: text) else { return [] }
        var found: [NSRange] = []
        var start: String.Index?
        func end(_ place: String.Index) {
            if let from = start { found.append(NSRange(from..<place, in: text)) }
            start = nil
        }
        for place in text[part].indices {
            let character = text[place]
            let isInside = character.isLetter || start != nil && "'’".contains(character) && isLetter(after: place, in: text, before: part.upperBound)
            if isInside { start = start ?? place } else { end(place) }
        }
        end(part.upperBound)
        return found
    }

    private func isLetter(after place: String.Index, in text: String, before limit: String.Index) -> Bool {
        let next = text.index(after: place)
        return next < limit && text[next].isLetter
    }
}
