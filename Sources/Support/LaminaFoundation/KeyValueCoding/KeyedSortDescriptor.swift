public import Foundation

/// A sort descriptor that reads values by key-value coding; rewritten source makes it in place of `NSSortDescriptor(key:ascending:)`.
public final class KeyedSortDescriptor: NSSortDescriptor {
    private let path: String
    private let order: Comparator

    /// Creates a descriptor that compares values by a closure.
    ///
    /// - Parameter key: A path of names; nil for the objects themselves.
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        path = key ?? "self"
        order = cmptr
        // Only the direction is used of the superclass.
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    /// Creates a descriptor that compares numbers, texts and dates.
    ///
    /// - Parameter key: A path of names; nil for the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { KeyedOrder.compare($0, $1) }
    }

    /// Creates a descriptor that compares texts without their case when the selector says so, and other values by their order.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let ignoresCase = selector.map { ["caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:"].contains($0.description) } ?? false
        self.init(key: key, ascending: ascending) { first, second in
            guard ignoresCase, let first = first as? String, let second = second as? String else { return KeyedOrder.compare(first, second) }
            return first.caseInsensitiveCompare(second)
        }
    }

    /// The descriptor of the opposite order.
    public override var reversedSortDescriptor: Any { KeyedSortDescriptor(key: path, ascending: !ascending, comparator: order) }

    /// Compares two objects by their values.
    public override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (first, second) = (value(in: object1), value(in: object2))
        return ascending ? order(first, second) : order(second, first)
    }

    private func value(in object: Any) -> Any { KeyedValues.value(atPath: path, of: object) ?? NSNull() }
}
