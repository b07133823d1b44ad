import Foundation

/// A function or an arithmetic operator of predicates.
struct PredicateFunction: Sendable {
    let name: String
    /// The sign between the operands of an operator.
    let sign: String?
    let argumentCount: Int
    /// Computes the result; nil when an argument is missing or of the wrong kind.
    let result: @Sendable ([Any?]) -> Any?

    func text(of arguments: [String]) -> String {
        guard let sign else { return "\(name)(\(arguments.joined(separator: ", ")))" }
        return "(\(arguments.joined(separator: " \(sign) ")))"
    }

    /// Finds a function by its name, in any case.
    static func named(_ name: String) -> PredicateFunction? { table[name.lowercased()] }

    /// Finds a function or an operator by Apple's name, such as `sum:` or `add:to:`.
    static func named(asApple name: String) -> PredicateFunction? {
        operations.values.first { $0.name == name } ?? named(name.hasSuffix(":") ? String(name.dropLast()) : name)
    }

    /// Finds an operator by its sign.
    static func operation(_ sign: String) -> PredicateFunction? { operations[sign] }

    private static func numbers(_ value: Any?) -> [Double]? {
        PredicateValues.elements(value)?.compactMap { PredicateValues.number($0)?.doubleValue }
    }

    private static func overNumbers(_ name: String, _ compute: @escaping @Sendable ([Double]) -> Double?) -> PredicateFunction {
        PredicateFunction(name: name, sign: nil, argumentCount: 1) { numbers($0[0]).flatMap(compute).map { NSNumber(value: $0) } }
    }

    private static func ofNumber(_ name: String, _ compute: @escaping @Sendable (Double) -> Double) -> PredicateFunction {
        PredicateFunction(name: name, sign: nil, argumentCount: 1) { arguments in
            arguments[0].flatMap(PredicateValues.number).map { NSNumber(value: compute($0.doubleValue)) }
        }
    }

    private static func ofText(_ name: String, _ compute: @escaping @Sendable (String) -> Any) -> PredicateFunction {
        PredicateFunction(name: name, sign: nil, argumentCount: 1) { ($0[0] as? String).map(compute) }
    }

    /// An operator; integers stay integers where `integers` has a value, as on Apple's systems, so `7 / 2` is 3.
    private static func operation(
        _ sign: String, _ name: String, _ integers: @escaping @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool),
        _ compute: @escaping @Sendable (Double, Double) -> Double
    ) -> PredicateFunction {
        PredicateFunction(name: name, sign: sign, argumentCount: 2) { arguments in
            let numbers = arguments.compactMap { $0.flatMap(PredicateValues.number) }
            guard numbers.count == 2 else { return nil }
            if let first = PredicateValues.integer(numbers[0]), let second = PredicateValues.integer(numbers[1]) {
                let result = integers(first, second)
                if !result.overflow { return NSNumber(value: result.partialValue) }
            }
            return NSNumber(value: compute(numbers[0].doubleValue, numbers[1].doubleValue))
        }
    }

    private static let operations: [String: PredicateFunction] = [
        "+": operation("+", "add:to:", { $0.addingReportingOverflow($1) }, +),
        "-": operation("-", "from:subtract:", { $0.subtractingReportingOverflow($1) }, -),
        "*": operation("*", "multiply:by:", { $0.multipliedReportingOverflow(by: $1) }, *),
        // A division by the integer 0 reports an overflow, and is one of fractions: infinite.
        "/": operation("/", "divide:by:", { $0.dividedReportingOverflow(by: $1) }, /),
        "**": operation("**", "raise:toPower:", { _, _ in (0, true) }, pow),
    ]

    private static let table: [String: PredicateFunction] = {
        let all = [
            overNumbers("sum") { $0.reduce(0, +) },
            overNumbers("average") { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) },
            overNumbers("min") { $0.min() },
            overNumbers("max") { $0.max() },
            overNumbers("median", median),
            PredicateFunction(name: "count", sign: nil, argumentCount: 1) { PredicateValues.elements($0[0]).map { NSNumber(value: $0.count) } },
            ofNumber("abs", abs), ofNumber("sqrt", { $0.squareRoot() }), ofNumber("floor", { $0.rounded(.down) }),
            ofNumber("ceiling", { $0.rounded(.up) }), ofNumber("trunc", { $0.rounded(.towardZero) }), ofNumber("exp", exp), ofNumber("ln", log),
            ofNumber("log", log10),
            ofText("uppercase") { $0.uppercased() }, ofText("lowercase") { $0.lowercased() },
            ofText("length") { NSNumber(value: $0.utf16.count) },
            PredicateFunction(name: "now", sign: nil, argumentCount: 0) { _ in Date() },
        ]
        return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    }()

    private static func median(_ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
