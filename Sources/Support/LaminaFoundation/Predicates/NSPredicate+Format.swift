public import Foundation

/// The initialisers of `NSPredicate` that Linux's Foundation declares as unavailable.
///
/// They belong to a protocol, because only the initialiser of a protocol's extension can return an object of a subclass.
public protocol _PredicateFormatting {}

extension NSPredicate: _PredicateFormatting {}

extension _PredicateFormatting where Self == NSPredicate {
    /// Creates a predicate from a format, such as `name CONTAINS[cd] %@ AND age > %d`.
    ///
    /// A format that cannot be read is reported, and the predicate is never true.
    public init(format predicateFormat: String, _ args: Any...) { self = FormatPredicate.reading(predicateFormat, args) }

    /// Creates a predicate from a format and a list of arguments.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) { self = FormatPredicate.reading(predicateFormat, arguments ?? []) }
}

extension _PredicateFormatting where Self: NSPredicate {
    /// Returns the predicate with values for the variables of its format, such as `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate { (self as? FormatPredicate)?.setting(variables) ?? self }
}
