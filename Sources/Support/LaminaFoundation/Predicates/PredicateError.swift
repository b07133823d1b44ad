/// A predicate's format that cannot be read, or whose arguments do not fit.
struct PredicateError: Error, Hashable, CustomStringConvertible {
    /// The problem, as a phrase.
    let reason: String

    init(_ reason: String) { self.reason = reason }

    var description: String { reason }
}
