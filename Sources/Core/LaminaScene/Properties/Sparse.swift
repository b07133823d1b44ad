/// A value that few objects change: the initial value takes no storage, and copies share a changed value.
///
/// An untouched group of properties costs one pointer.
package struct Sparse<Wrapped: Sendable & SparseDefault>: Sendable {
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

/// A type with an initial value, which all untouched instances of `Sparse` share.
package protocol SparseDefault {
    /// The value of an untouched `Sparse`.
    static var initial: Self { get }
}
