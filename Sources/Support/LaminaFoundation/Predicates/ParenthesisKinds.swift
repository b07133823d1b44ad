/// The opening parentheses of a format that enclose predicates rather than values.
///
/// A parenthesis with a comparison between it and its end encloses a predicate; those of `SUBQUERY` do not count for the parentheses around them.
struct ParenthesisKinds {
    private var predicates: Set<Int> = []

    private static let words: Set = [
        "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "TRUEPREDICATE",
        "FALSEPREDICATE",
    ]
    private static let signs: Set = ["=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "&&", "||", "!"]

    init(_ tokens: [PredicateToken]) {
        var open: [(index: Int, holds: Bool)] = []
        for (index, token) in tokens.enumerated() {
            if token.isSign("(") {
                open.append((index, false))
            } else if token.isSign(")"), let last = open.popLast() {
                if last.holds { predicates.insert(last.index) }
                let isSubquery = last.index > 0 && tokens[last.index - 1].isWord("SUBQUERY")
                if last.holds, !isSubquery, !open.isEmpty { open[open.count - 1].holds = true }
            } else if Self.relates(token), !open.isEmpty {
                open[open.count - 1].holds = true
            }
        }
        // Without their ends, they are refused later in any case.
        predicates.formUnion(open.filter(\.holds).map(\.index))
    }

    func beginsPredicate(at index: Int) -> Bool { predicates.contains(index) }

    private static func relates(_ token: PredicateToken) -> Bool {
        if case .sign(let sign) = token { return signs.contains(sign) }
        return token.isWord(among: words)
    }
}
