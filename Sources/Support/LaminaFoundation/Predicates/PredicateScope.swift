import Foundation

/// The object that a predicate examines, and the values of its variables.
struct PredicateScope {
    let object: Any?
    private(set) var variables: [String: Any]

    /// Returns the value of a variable; nil, with a report, when it has none.
    func value(ofVariable name: String) -> Any? {
        guard let value = variables[name] else {
            PredicateValues.refuse("the variable $\(name) has no value")
            return nil
        }
        return value is NSNull ? nil : value
    }

    func setting(_ variable: String, to value: Any) -> PredicateScope {
        var scope = self
        scope.variables[variable] = value
        return scope
    }
}
