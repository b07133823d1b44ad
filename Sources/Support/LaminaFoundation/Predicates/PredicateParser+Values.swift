import Foundation

extension PredicateParser {
    /// Reads a value with its arithmetic: sums of products of powers.
    mutating func expression() throws(PredicateError) -> PredicateExpression {
        try nested { (parser) throws(PredicateError) in
            try parser.chain(["+", "-"]) { (parser) throws(PredicateError) in
                try parser.chain(["*", "/"]) { (parser) throws(PredicateError) in
                    try parser.chain(["**"]) { (parser) throws(PredicateError) in try parser.signed() }
                }
            }
        }
    }

    private mutating func chain(
        _ signs: [String], _ operand: (inout Self) throws(PredicateError) -> PredicateExpression
    ) throws(PredicateError) -> PredicateExpression {
        var left = try operand(&self)
        var length = 0
        while case .sign(let sign) = current, signs.contains(sign), let function = PredicateFunction.operation(sign) {
            advance()
            length += 1
            // Each operation nests the value before it.
            guard length <= Self.greatestDepth else { throw PredicateError("it has more than \(Self.greatestDepth) operations in a row") }
            left = .function(function, [left, try operand(&self)])
        }
        return left
    }

    private mutating func signed() throws(PredicateError) -> PredicateExpression {
        guard take(sign: "-") else { return try postfixed() }
        let operand = try nested { (parser) throws(PredicateError) in try parser.signed() }
        if case .constant(let value?) = operand, let number = PredicateValues.number(value) { return .constant(Self.negated(number)) }
        guard let minus = PredicateFunction.operation("-") else { return operand }
        return .function(minus, [.constant(NSNumber(value: 0)), operand])
    }

    private static func negated(_ number: NSNumber) -> NSNumber {
        Int(exactly: number).map { NSNumber(value: 0 &- $0) } ?? NSNumber(value: -number.doubleValue)
    }

    /// Reads a value and what follows it: `.name`, `.@sum` and `[index]`.
    private mutating func postfixed() throws(PredicateError) -> PredicateExpression {
        var value = try value()
        var length = 0
        while true {
            if take(sign: ".") {
                value = .joined(value, try pathName())
            } else if take(sign: "[") {
                value = .element(of: value, at: try place())
                try expect("]")
            } else {
                return value
            }
            length += 1
            guard length <= Self.greatestDepth else { throw PredicateError("it has a path of more than \(Self.greatestDepth) names") }
        }
    }

    private mutating func pathName() throws(PredicateError) -> String {
        let prefix = take(sign: "@") ? "@" : ""
        switch current {
        case .word(let name), .name(let name), .path(let name):
            advance()
            return prefix + name
        default: throw PredicateError("a name is expected in place of \(current.text)")
        }
    }

    private mutating func place() throws(PredicateError) -> PredicateExpression.Index {
        if take(word: "FIRST") { return .first }
        if take(word: "LAST") { return .last }
        if take(word: "SIZE") { return .size }
        return .value(try expression())
    }

    private mutating func value() throws(PredicateError) -> PredicateExpression {
        let token = current
        switch token {
        case .text(let text): return constant(text)
        case .number(let number): return constant(number)
        case .argument(let value): return constant(value)
        case .variable(let name):
            advance()
            return .variable(name)
        case .path(let path), .name(let path):
            advance()
            return .path(path, of: .object)
        case .word(let word): return try named(word)
        case .sign("@"):
            // An operator at the beginning of a path, such as `@count`.
            return .path(try pathName(), of: .object)
        case .sign("{"): return try aggregate()
        case .sign("("):
            advance()
            let value = try expression()
            try expect(")")
            return value
        case .sign, .end: throw PredicateError("a value is expected in place of \(token.text)")
        }
    }

    private mutating func constant(_ value: Any?) -> PredicateExpression {
        advance()
        return .constant(value)
    }

    /// The value of a reserved word; nil for other words.
    private static func constant(named word: String) -> PredicateExpression? {
        switch word {
        case "NULL", "NIL": .constant(nil)
        case "TRUE", "YES": .constant(NSNumber(value: true))
        case "FALSE", "NO": .constant(NSNumber(value: false))
        case "SELF": .object
        default: nil
        }
    }

    /// Reserved words that cannot be names.
    private static let reserved: Set = [
        "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "TRUEPREDICATE",
        "FALSEPREDICATE", "FETCH", "ANYKEY",
    ]

    private mutating func named(_ word: String) throws(PredicateError) -> PredicateExpression {
        let upper = word.uppercased()
        guard !Self.reserved.contains(upper) else { throw PredicateError("a value is expected in place of \(current.text)") }
        if following.isSign("(") {
            advance()
            advance()
            return upper == "SUBQUERY" ? try subquery() : try function(word)
        }
        advance()
        return Self.constant(named: upper) ?? .path(word, of: .object)
    }

    private mutating func aggregate() throws(PredicateError) -> PredicateExpression {
        advance()
        var parts: [PredicateExpression] = []
        if take(sign: "}") { return .aggregate([]) }
        repeat { parts.append(try expression()) } while take(sign: ",")
        try expect("}")
        return .aggregate(parts)
    }

    private mutating func function(_ name: String) throws(PredicateError) -> PredicateExpression {
        guard let function = PredicateFunction.named(name) else { throw PredicateError("there is no function “\(name)”") }
        var arguments: [PredicateExpression] = []
        if !current.isSign(")") { repeat { arguments.append(try expression()) } while take(sign: ",") }
        try expect(")")
        guard arguments.count == function.argumentCount else {
            throw PredicateError("“\(name)” takes \(function.argumentCount) values, not \(arguments.count)")
        }
        return .function(function, arguments)
    }

    private mutating func subquery() throws(PredicateError) -> PredicateExpression {
        let collection = try expression()
        try expect(",")
        guard case .variable(let variable) = current else { throw PredicateError("SUBQUERY needs a variable in place of \(current.text)") }
        advance()
        try expect(",")
        let node = try nested { (parser) throws(PredicateError) in try parser.predicate() }
        try expect(")")
        return .subquery(of: collection, variable: variable, node)
    }
}

extension PredicateExpression {
    /// Joins names to one path, so that operators such as `@sum` have the names before and after them.
    fileprivate static func joined(_ base: PredicateExpression, _ name: String) -> PredicateExpression {
        if case .path(let path, let origin) = base { return .path("\(path).\(name)", of: origin) }
        return .path(name, of: base)
    }
}
