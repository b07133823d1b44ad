/// A value that few objects change: the initial value takes no storage, and copies share a changed value.
///
/// An untouched group of properties costs one pointer.
package struct Rare<Wrapped: Sendable & RareDefault>: Sendable {
    private final class Box: Sendable {
        let value: Wrapped
        init(_ value: Wrapped) { self.value = value }
    }

    private var box: Box?

    /// Creates the initial value.
    package init() {}

    /// True while no value was ever stored.
    package var isUntouched: Bool { box == nil }

    package var value: Wrapped {
        get { box?.value ?? Wrapped.initial }
        set { box = Box(newValue) }
    }
}

/// A type with an initial value, which all untouched instances of `Rare` share.
package protocol RareDefault {
    /// The value of an untouched `Rare`.
    static var initial: Self { get }
}
