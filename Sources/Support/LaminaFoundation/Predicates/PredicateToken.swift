import Foundation

/// A word, value or sign of a predicate's format.
enum PredicateToken {
    /// A name or a reserved word.
    case word(String)
    /// A name after `#`, which is never a reserved word.
    case name(String)
    case text(String)
    case number(NSNumber)
    /// A name after `$`.
    case variable(String)
    /// The value of `%@`, `%d` and other specifications.
    case argument(Any?)
    /// A key path, from `%K`.
    case path(String)
    case sign(String)
    case end

    /// True for a reserved word, in any case.
    func isWord(_ word: String) -> Bool { if case .word(let own) = self { own.uppercased() == word } else { false } }

    /// True for any of several reserved words.
    func isWord(among words: Set<String>) -> Bool { if case .word(let own) = self { words.contains(own.uppercased()) } else { false } }

    func isSign(_ sign: String) -> Bool { if case .sign(let own) = self { own == sign } else { false } }

    /// The token's text, for messages.
    var text: String {
        switch self {
        case .word(let text), .sign(let text), .path(let text): "“\(text)”"
        case .name(let text): "“#\(text)”"
        case .text(let text): "the text “\(text)”"
        case .number(let number): "the number \(number)"
        case .variable(let name): "“$\(name)”"
        case .argument: "an argument"
        case .end: "the end"
        }
    }
}
