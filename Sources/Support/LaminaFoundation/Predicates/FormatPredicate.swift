import Foundation

/// A predicate that was read from a format.
final class FormatPredicate: NSPredicate {
    private let node: PredicateNode
    private let variables: [String: Any]

    init(_ node: PredicateNode, variables: [String: Any] = [:]) {
        self.node = node
        self.variables = variables
        // The superclass's own answer is never asked for.
        super.init(value: false)
    }

    /// Fails: the superclass's archives hold no formats.
    required init?(coder: NSCoder) { return nil }

    /// Reads a format; one that cannot be read is reported, and makes a predicate that is never true.
    static func reading(_ format: String, _ arguments: [Any?]) -> FormatPredicate {
        do {
            return FormatPredicate(try PredicateParser.predicate(format, arguments))
        } catch {
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "Unable to parse the format string \"\(format.prefix(200))\": \(error); the predicate is never true")
            return FormatPredicate(.constant(false))
        }
    }

    /// Returns the predicate with values for variables, which values in a call of `evaluate` go before.
    func setting(_ values: [String: Any]) -> FormatPredicate { FormatPredicate(node, variables: variables.merging(values) { _, new in new }) }

    override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let values = bindings.map { variables.merging($0) { _, new in new } } ?? variables
        return node.isTrue(in: PredicateScope(object: object is NSNull ? nil : object, variables: values))
    }

    override var predicateFormat: String { node.description }
    override var description: String { node.description }
    override var hash: Int { node.description.hashValue }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool { (object as? FormatPredicate).map { $0.node.description == node.description } ?? false }
}
