import Foundation

/// Reads a predicate's format.
///
/// The grammar is that of Apple's Predicate Programming Guide:
///
///     predicate   → conjunction (OR conjunction)*
///     conjunction → negation (AND negation)*
///     negation    → NOT negation | "(" predicate ")" | TRUEPREDICATE | FALSEPREDICATE | comparison
///     comparison  → (ANY | SOME | ALL | NONE)? expression relation options? expression
///     expression  → sums of products of powers of values; `PredicateParser+Values` reads values
///
/// A parenthesis begins a predicate or an expression. Trying both would take time exponential in their depth, so `ParenthesisKinds` looks ahead once.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private let parentheses: ParenthesisKinds
    var index = 0
    private var depth = 0

    /// The deepest nesting, which bounds the stack.
    static let greatestDepth = 256

    /// Reads a format.
    ///
    /// - Throws: `PredicateError`.
    static func predicate(_ format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateNode {
        var lexer = PredicateLexer(format, arguments)
        var parser = PredicateParser(try lexer.tokens())
        let node = try parser.predicate()
        guard case .end = parser.current else { throw PredicateError("\(parser.current.text) is not expected") }
        return node
    }

    /// Reads the text of a value.
    ///
    /// - Throws: `PredicateError`.
    static func expression(_ format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateExpression {
        var lexer = PredicateLexer(format, arguments)
        var parser = PredicateParser(try lexer.tokens())
        let value = try parser.expression()
        guard case .end = parser.current else { throw PredicateError("\(parser.current.text) is not expected") }
        return value
    }

    private init(_ tokens: [PredicateToken]) {
        self.tokens = tokens
        parentheses = ParenthesisKinds(tokens)
    }

    var current: PredicateToken { tokens[index] }
    var following: PredicateToken { tokens[min(index + 1, tokens.count - 1)] }

    /// Moves to the next token; the last one, `end`, stays.
    mutating func advance() { index = min(index + 1, tokens.count - 1) }

    mutating func take(sign: String) -> Bool {
        guard current.isSign(sign) else { return false }
        advance()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard current.isWord(word) else { return false }
        advance()
        return true
    }

    mutating func expect(_ sign: String) throws(PredicateError) {
        guard take(sign: sign) else { throw PredicateError("“\(sign)” is expected before \(current.text)") }
    }

    /// Reads something that is nested once more.
    mutating func nested<Result>(_ read: (inout Self) throws(PredicateError) -> Result) throws(PredicateError) -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw PredicateError("it is nested more than \(Self.greatestDepth) times") }
        return try read(&self)
    }

    // MARK: Statements

    mutating func predicate() throws(PredicateError) -> PredicateNode {
        var parts = [try conjunction()]
        while take(word: "OR") || take(sign: "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(PredicateError) -> PredicateNode {
        var parts = [try negation()]
        while take(word: "AND") || take(sign: "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws(PredicateError) -> PredicateNode {
        if take(word: "NOT") || take(sign: "!") { return .not(try nested { (parser) throws(PredicateError) in try parser.negation() }) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        guard current.isSign("("), parentheses.beginsPredicate(at: index) else { return .comparison(try comparison()) }
        advance()
        let node = try nested { (parser) throws(PredicateError) in try parser.predicate() }
        try expect(")")
        return node
    }

    private mutating func comparison() throws(PredicateError) -> PredicateComparison {
        let quantifier = takeQuantifier()
        let left = try expression()
        let relation = try takeRelation()
        let options = try takeOptions()
        return PredicateComparison(quantifier: quantifier, left: left, relation: relation, options: options, right: try expression())
    }

    private mutating func takeQuantifier() -> PredicateComparison.Quantifier? {
        if take(word: "ANY") || take(word: "SOME") { return .any }
        if take(word: "ALL") { return .all }
        return take(word: "NONE") ? PredicateComparison.Quantifier.none : nil
    }

    private mutating func takeRelation() throws(PredicateError) -> PredicateComparison.Relation {
        let relation: PredicateComparison.Relation? =
            switch current {
            case .sign(let sign): Self.signs[sign]
            case .word(let word): PredicateComparison.Relation(rawValue: word.uppercased())
            default: nil
            }
        guard let relation else { throw PredicateError("a comparison is expected in place of \(current.text)") }
        advance()
        return relation
    }

    static let signs: [String: PredicateComparison.Relation] = [
        "=": .equal, "==": .equal, "!=": .different, "<>": .different, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual, ">": .greater,
        ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]

    private mutating func takeOptions() throws(PredicateError) -> PredicateComparison.Options {
        guard take(sign: "[") else { return [] }
        var options: PredicateComparison.Options = []
        if case .word(let letters) = current {
            let known: [Character: PredicateComparison.Options] = [
                "c": .ignoringCase, "d": .ignoringAccents, "n": .normalized, "l": .localized,
            ]
            for letter in letters.lowercased() {
                guard let option = known[letter] else { throw PredicateError("“\(letter)” is no option of a comparison") }
                options.insert(option)
            }
            advance()
        }
        try expect("]")
        return options
    }
}
