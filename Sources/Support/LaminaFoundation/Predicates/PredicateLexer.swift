import Foundation

/// Divides a predicate's format into tokens, with the arguments in their places.
struct PredicateLexer {
    private let characters: [Character]
    private var index = 0
    private var arguments: ArraySlice<Any?>

    /// The largest number of tokens, which bounds the time of a format from outside.
    static let mostTokens = 50_000

    /// Signs, longer ones first.
    private static let signs = [
        "**", "==", "=>", "=<", ">=", "<=", "!=", "<>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/",
        "@", ":",
    ].map(Array.init)

    init(_ format: String, _ arguments: [Any?]) {
        characters = Array(format)
        self.arguments = arguments[...]
    }

    /// Returns all tokens; the last one is `end`.
    ///
    /// - Throws: `PredicateError` for a character without meaning, an open text, and arguments that are missing or left over.
    mutating func tokens() throws(PredicateError) -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        while let token = try next() {
            tokens.append(token)
            guard tokens.count < Self.mostTokens else { throw PredicateError("it has more than \(Self.mostTokens) parts") }
        }
        guard arguments.isEmpty else { throw PredicateError("it has \(arguments.count) arguments more than places for them") }
        return tokens + [.end]
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func next() throws(PredicateError) -> PredicateToken? {
        while let space = current, space.isWhitespace { index += 1 }
        guard let first = current else { return nil }
        switch first {
        case "\"", "'": return .text(try text(until: first))
        case "%": return try argument()
        case "$", "#":
            index += 1
            let name = name()
            guard !name.isEmpty else { throw PredicateError("no name follows “\(first)”") }
            return first == "$" ? .variable(name) : .name(name)
        case _ where first.isNumber: return .number(try number())
        case _ where first.isLetter || first == "_": return .word(name())
        default: return .sign(try sign())
        }
    }

    private mutating func name() -> String {
        let start = index
        while let next = current, next.isLetter || next.isNumber || next == "_" { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func sign() throws(PredicateError) -> String {
        guard let sign = Self.signs.first(where: { characters[index...].starts(with: $0) }) else {
            throw PredicateError("“\(characters[index])” has no meaning here")
        }
        index += sign.count
        return String(sign)
    }

    // MARK: Texts

    private mutating func text(until quote: Character) throws(PredicateError) -> String {
        index += 1
        var text = ""
        while let next = current {
            index += 1
            if next == quote { return text }
            text.append(next == "\\" ? try escaped() : next)
        }
        throw PredicateError("a text has no closing \(quote)")
    }

    /// Reads the characters after a backslash: `n`, `t`, three octal digits, `x` and two digits, `u` and four, or a character for itself.
    private mutating func escaped() throws(PredicateError) -> Character {
        guard let next = current else { throw PredicateError("a text ends with a backslash") }
        switch next {
        case "x", "X": return try scalar(digits: 2, radix: 16, skipping: 1)
        case "u", "U": return try scalar(digits: 4, radix: 16, skipping: 1)
        case "0"..."7": return try scalar(digits: 3, radix: 8, skipping: 0)
        default:
            index += 1
            return ["n": "\n", "r": "\r", "t": "\t"][next] ?? next
        }
    }

    private mutating func scalar(digits: Int, radix: Int, skipping skipped: Int) throws(PredicateError) -> Character {
        let text = String(characters[(index + skipped)...].prefix(digits))
        guard text.count == digits, let code = UInt32(text, radix: radix), let scalar = Unicode.Scalar(code) else {
            throw PredicateError("“\\\(current.map(String.init) ?? "")” needs \(digits) digits")
        }
        index += skipped + digits
        return Character(scalar)
    }

    // MARK: Numbers

    private mutating func number() throws(PredicateError) -> NSNumber {
        let radix = index + 1 < characters.count && current == "0" ? ["x": 16, "o": 8, "b": 2][characters[index + 1].lowercased()] : nil
        if let radix {
            index += 2
            let digits = name()
            guard let value = Int(digits, radix: radix) else { throw PredicateError("“\(digits)” is no number") }
            return NSNumber(value: value)
        }
        let text = decimal()
        if let whole = Int(text) { return NSNumber(value: whole) }
        guard let value = Double(text) else { throw PredicateError("“\(text)” is no number") }
        return NSNumber(value: value)
    }

    private mutating func decimal() -> String {
        let start = index
        func isDigit(_ place: Int) -> Bool { place < characters.count && characters[place].isNumber }
        while isDigit(index) { index += 1 }
        if current == ".", isDigit(index + 1) {
            index += 1
            while isDigit(index) { index += 1 }
        }
        if let exponent = current, exponent == "e" || exponent == "E" {
            let hasSign = index + 1 < characters.count && "+-".contains(characters[index + 1])
            let digits = index + (hasSign ? 2 : 1)
            if isDigit(digits) {
                index = digits
                while isDigit(index) { index += 1 }
            }
        }
        return String(characters[start..<index])
    }

    // MARK: Arguments

    private mutating func argument() throws(PredicateError) -> PredicateToken {
        let start = index
        index += 1
        while let next = current, "hlqztjL0123456789.-+ #".contains(next) { index += 1 }
        guard let kind = current, "@KdDiuUxXoOcCsSfFeEgGaA".contains(kind) else {
            throw PredicateError("“\(String(characters[start..<min(index + 1, characters.count)]))” stands for no argument")
        }
        index += 1
        guard let value = arguments.popFirst() else { throw PredicateError("it has more places than arguments") }
        switch kind {
        case "@": return .argument(value)
        case "K":
            guard let path = value as? String else { throw PredicateError("the argument of %K is no text") }
            return .path(path)
        case "s", "S", "c", "C":
            return .argument(value)
        default:
            guard let value, let number = KeyedValues.boxed(value) as? NSNumber else { throw PredicateError("the argument of %\(kind) is no number") }
            return .number(number)
        }
    }
}
