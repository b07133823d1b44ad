public import Foundation

/// A value that is computed from others, such as `1 + 2 * width`.
///
/// Linux's Foundation declares the class as unavailable. Texts are read by the rules of `NSPredicate(format:)`; integers are divided without a rest,
/// as on Apple's systems.
open class NSExpression: NSObject, NSCopying {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        /// A value.
        case constantValue = 0
        /// The object itself.
        case evaluatedObject
        /// A variable, such as `$name`.
        case variable
        /// A path of keys.
        case keyPath
        /// A function of other values.
        case function
        /// A list.
        case aggregate = 14
        /// The elements for which a predicate is true.
        case subquery = 13
        /// A closure.
        case block = 19
    }

    private enum Content {
        case read(PredicateExpression)
        case block((Any?, [NSExpression], NSMutableDictionary?) -> Any, [NSExpression])
    }

    private let content: Content

    private init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// Creates an expression from a text, such as `%K * 2`; one that cannot be read is reported, and has no value.
    public convenience init(format expressionFormat: String, _ args: Any...) { self.init(format: expressionFormat, argumentArray: args) }

    /// Creates an expression from a text; one that cannot be read is reported, and has no value.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            self.init(.read(try PredicateParser.expression(expressionFormat, arguments)))
        } catch {
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "Unable to parse the format string \"\(expressionFormat.prefix(200))\": \(error); the expression has no value")
            self.init(.read(.constant(nil)))
        }
    }

    /// Creates a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.read(.constant(obj))) }
    /// Creates the variable of a name.
    public convenience init(forVariable string: String) { self.init(.read(.variable(string))) }
    /// Creates a path of keys, such as `owner.name`.
    public convenience init(forKeyPath keyPath: String) { self.init(.read(.path(keyPath, of: .object))) }
    /// Creates a list.
    public convenience init(forAggregate subexpressions: [NSExpression]) { self.init(.read(.aggregate(subexpressions.map(\.expression)))) }
    /// Creates a function by Apple's name, such as `sum:` or `add:to:`; one with an unknown name is reported, and has no value.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.read(Self.function(name, parameters.map { ($0 as? NSExpression)?.expression ?? .constant($0) })))
    }

    private static func function(_ name: String, _ arguments: [PredicateExpression]) -> PredicateExpression {
        if let function = PredicateFunction.named(asApple: name), function.argumentCount == arguments.count { return .function(function, arguments) }
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "there is no function “\(name)” of \(arguments.count) values")
        return .constant(nil)
    }

    /// Creates a value that a closure computes.
    public convenience init(
        block: @escaping (Any?, [NSExpression], NSMutableDictionary?) -> Any, arguments: [NSExpression]? = nil
    ) { self.init(.block(block, arguments ?? [])) }

    /// Returns the object itself as an expression.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.read(.object)) }

    /// The kind.
    open var expressionType: ExpressionType {
        guard case .read(let expression) = content else { return .block }
        switch expression {
        case .constant: return .constantValue
        case .object: return .evaluatedObject
        case .variable: return .variable
        case .path: return .keyPath
        case .aggregate: return .aggregate
        case .element, .function: return .function
        case .subquery: return .subquery
        }
    }
    /// The value of an expression that is one; nil for others.
    open var constantValue: Any? {
        guard case .read(.constant(let value)) = content else { return nil }
        return value
    }

    /// Returns the value for an object, with the values of variables by their names; nil for none.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch content {
        case .block(let body, let arguments): return body(object, arguments, context)
        case .read(let expression):
            let values = context.map { Dictionary($0.map { ("\($0.key)", $0.value) }) { first, _ in first } } ?? [:]
            return expression.value(in: PredicateScope(object: object, variables: values))
        }
    }

    /// The expression inside others; a closure has its value without an object.
    private var expression: PredicateExpression {
        switch content {
        case .read(let expression): expression
        case .block(let body, let arguments): .constant(body(nil, arguments, nil))
        }
    }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String {
        guard case .read(let expression) = content else { return "BLOCK()" }
        return expression.description
    }
}
