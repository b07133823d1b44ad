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

    private static func operation(_ sign: String, _ name: String, _ compute: @escaping @Sendable (Double, Double) -> Double) -> PredicateFunction {
        PredicateFunction(name: name, sign: sign, argumentCount: 2) { arguments in
            let numbers = arguments.compactMap { $0.flatMap(PredicateValues.number)?.doubleValue }
            return numbers.count == 2 ? NSNumber(value: compute(numbers[0], numbers[1])) : nil
        }
    }

    private static let operations: [String: PredicateFunction] = [
        "+": operation("+", "add:to:", +), "-": operation("-", "from:subtract:", -), "*": operation("*", "multiply:by:", *),
        "/": operation("/", "divide:by:", /), "**": operation("**", "raise:toPower:", pow),
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
