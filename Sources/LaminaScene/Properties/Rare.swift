/// A value that few objects change: nothing is stored until it differs from its initial value, and copies share it.
///
/// The initial values of `Wrapped.init()` are the defaults, so an untouched group of properties costs one pointer.
package struct Rare<Wrapped: Sendable & RareDefault>: Sendable {
    private final class Box: Sendable {
        let value: Wrapped
        init(_ value: Wrapped) { self.value = value }
    }

    private var box: Box?

    /// The initial value.
    package init() {}

    /// Nothing was ever stored.
    package var isUntouched: Bool { box == nil }

    package var value: Wrapped {
        get { box?.value ?? Wrapped.initial }
        set { box = Box(newValue) }
    }
}

/// A value that has an initial state, shared by all that never changed it.
package protocol RareDefault {
    /// The value of an untouched `Rare`.
    static var initial: Self { get }
}
