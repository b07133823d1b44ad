import Foundation

/// A side of a comparison: a value, or the way to one.
indirect enum PredicateExpression {
    case constant(Any?)
    /// The object that is examined.
    case object
    case variable(String)
    /// A path of names, read from another expression's value.
    case path(String, of: PredicateExpression)
    case aggregate([PredicateExpression])
    case element(of: PredicateExpression, at: Index)
    case function(PredicateFunction, [PredicateExpression])
    /// The elements of a collection for which a predicate is true.
    case subquery(of: PredicateExpression, variable: String, PredicateNode)

    /// A place in an array, in brackets.
    indirect enum Index {
        case first
        case last
        case size
        case value(PredicateExpression)
    }

    /// Returns the value for an object; nil for nothing.
    func value(in scope: PredicateScope) -> Any? {
        switch self {
        case .constant(let value): return value is NSNull ? nil : value
        case .object: return scope.object
        case .variable(let name): return scope.value(ofVariable: name)
        case .path(let path, let base): return base.value(in: scope).flatMap { Self.value(at: path, of: $0) }
        case .aggregate(let parts): return parts.map { $0.value(in: scope) ?? NSNull() }
        case .element(let base, let index): return base.value(in: scope).flatMap { Self.element(index, of: $0, in: scope) }
        case .function(let function, let arguments): return function.result(arguments.map { $0.value(in: scope) })
        case .subquery(let base, let variable, let node):
            return PredicateValues.elements(base.value(in: scope))?.filter { node.isTrue(in: scope.setting(variable, to: $0)) }
        }
    }

    private static func value(at path: String, of base: Any) -> Any? {
        let value = KeyedValues.value(atPath: path, of: base)
        return value is NSNull ? nil : value
    }

    private static func element(_ index: Index, of base: Any, in scope: PredicateScope) -> Any? {
        if case .value(let expression) = index, let dictionary = base as? NSDictionary ?? KeyedValues.object(base) as? NSDictionary {
            return expression.value(in: scope).flatMap { dictionary.object(forKey: $0) }
        }
        guard let elements = PredicateValues.elements(base) else {
            PredicateValues.refuse("“\(base)” is no collection and has no elements")
            return nil
        }
        switch index {
        case .first: return elements.first
        case .last: return elements.last
        case .size: return NSNumber(value: elements.count)
        case .value(let expression):
            guard let number = expression.value(in: scope).flatMap(PredicateValues.number)?.intValue, elements.indices.contains(number) else {
                PredicateValues.refuse("the collection has \(elements.count) elements, and none at the place that the predicate names")
                return nil
            }
            return elements[number]
        }
    }
}

extension PredicateExpression: CustomStringConvertible {
    var description: String {
        switch self {
        case .constant(let value): return Self.text(of: value)
        case .object: return "SELF"
        case .variable(let name): return "$\(name)"
        case .path(let path, .object): return path
        case .path(let path, let base): return "\(base).\(path)"
        case .aggregate(let parts): return "{\(parts.map(\.description).joined(separator: ", "))}"
        case .element(let base, let index): return "\(base)[\(Self.text(of: index))]"
        case .function(let function, let arguments): return function.text(of: arguments.map(\.description))
        case .subquery(let base, let variable, let node): return "SUBQUERY(\(base), $\(variable), \(node))"
        }
    }

    private static func text(of index: Index) -> String {
        switch index {
        case .first: "FIRST"
        case .last: "LAST"
        case .size: "SIZE"
        case .value(let expression): expression.description
        }
    }

    private static func text(of value: Any?) -> String {
        guard let value, !(value is NSNull) else { return "nil" }
        if let text = value as? String {
            return "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
        }
        guard let elements = PredicateValues.elements(value) else { return "\(value)" }
        return "{\(elements.map { text(of: $0) }.joined(separator: ", "))}"
    }
}
