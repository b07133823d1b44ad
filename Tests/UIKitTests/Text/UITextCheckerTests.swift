import Foundation
import Testing
import UIKit

@testable import UIKitControls

/// Misspelled words; the tests need the English dictionary of `scripts/setup`.
@MainActor
@Suite struct UITextCheckerTests {
    private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false) -> String? {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: "en")
        return range.location == NSNotFound ? nil : NSString(string: text).substring(with: range)
    }

    @Test(
        .enabled(if: UITextChecker.availableLanguages.contains("en_US")),
        arguments: [
            ("silkworm", nil), ("slikworm", "slikworm"), ("It isn't wrong", nil), ("a 🐛 wrom", "wrom"), ("", nil), ("123 !?", nil),
        ])
    func aWordThatTheDictionaryLacksIsFound(text: String, expected: String?) { #expect(wrong(text) == expected) }

    @Test(.enabled(if: UITextChecker.availableLanguages.contains("en_US")))
    func theSearchBeginsWhereItIsTold() {
        #expect(wrong("wrom good baad", from: 3) == "baad")
        #expect(wrong("wrom good", from: 5) == nil && wrong("wrom good", from: 5, wrap: true) == "wrom")
    }

    @Test(.enabled(if: UITextChecker.availableLanguages.contains("en_US")))
    func wordsCanBeLearnedAndIgnoredAndHaveProposals() {
        UITextChecker.learnWord("lamina")
        defer { UITextChecker.unlearnWord("lamina") }
        #expect(wrong("lamina") == nil && UITextChecker.hasLearnedWord("lamina"))
        let checker = UITextChecker()
        checker.ignoreWord("wrom")
        let range = NSRange(location: 0, length: 4)
        #expect(checker.rangeOfMisspelledWord(in: "wrom", range: range, startingAt: 0, wrap: false, language: "en").location == NSNotFound)
        #expect(checker.guesses(forWordRange: range, in: "wrom", language: "en")?.contains("worm") == true)
    }

    @Test func rangesOutsideOfTheTextFindNothing() {
        let checker = UITextChecker()
        for range in [NSRange(location: -1, length: 3), NSRange(location: 2, length: .max), NSRange(location: NSNotFound, length: 0)] {
            #expect(checker.rangeOfMisspelledWord(in: "abc", range: range, startingAt: 0, wrap: false, language: "en").location == NSNotFound)
            #expect(checker.guesses(forWordRange: range, in: "abc", language: "en") == nil)
        }
    }

    @Test func aLanguageWithoutDictionaryHasNoWrongWords() {
        let range = NSRange(location: 0, length: 4)
        #expect(UITextChecker().rangeOfMisspelledWord(in: "qqqq", range: range, startingAt: 0, wrap: false, language: "tlh").location == NSNotFound)
        #expect(UITextChecker().guesses(forWordRange: range, in: "qqqq", language: "tlh") == nil)
    }

    @Test(.enabled(if: UITextChecker.availableLanguages.contains("en_US")))
    func aCurlyApostropheIsFoundInADictionaryWhoseEncodingHasNone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("SET ISO8859-1\nWORDCHARS '\nTRY isnt'\n".utf8).write(to: folder.appendingPathComponent("old.aff"))
        try Data("1\nisn't\n".utf8).write(to: folder.appendingPathComponent("old.dic"))
        let dictionary = try #require(UITextChecker.Dictionary("old", in: folder.path))
        #expect(dictionary.knows("isn't") && dictionary.knows("isn’t"))
        #expect(!dictionary.knows("isnn’t") && !dictionary.knows("isn’t€"))
        #expect(dictionary.suggestions(for: "ins’t").contains("isn't"))
        #expect(!dictionary.knows(String(repeating: "’", count: 600)))
    }
}
