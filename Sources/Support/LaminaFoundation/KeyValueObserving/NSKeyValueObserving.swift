public import Foundation

/// The parts of a change that an observer wants.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change has the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change has the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is notified once at the beginning.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also notified before each change that is announced by `willChangeValue(for:)`.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes; here every change is a `setting`.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion
    /// Objects were removed from a collection.
    case removal
    /// Objects of a collection were replaced.
    case replacement
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change; nil without the option `new`, and in notifications before a change.
    public let newValue: Value?
    /// The value before the change; nil without the option `old`, and in the initial notification.
    public let oldValue: Value?
    /// The changed places of a collection; nil for `setting`.
    public let indexes: IndexSet?
    /// True in notifications before a change.
    public let isPrior: Bool
}

/// An observation, which ends with `invalidate()` or when it is released.
public final class NSKeyValueObservation: NSObject {
    private let observer: Observer

    init(_ observer: Observer) { self.observer = observer }

    deinit { invalidate() }

    /// Ends the observation; further calls have no effect.
    public func invalidate() { Observations.shared.remove(observer) }
}
