import LaminaPrimitives

/// What a later stage made of an object that never changes, kept with the object and gone with it.
///
/// It must follow from the object alone, or be checked by whoever asks: nothing that is seen may depend on whether it was there.
package final class Memo: Sendable {
    private let kept = Guarded<(any AnyObject & Sendable)?>(nil)

    package init() {}

    /// What was kept last, if it is of this type.
    package func value<Kept: AnyObject & Sendable>(as type: Kept.Type) -> Kept? { kept.withLock { $0 as? Kept } }

    /// Keeps `value` and forgets what was kept before.
    package func keep(_ value: some AnyObject & Sendable) { kept.withLock { $0 = value } }

    /// Keeps what an equal object has made.
    package func keep(whatIsIn other: Memo) {
        let value = other.kept.withLock { $0 }
        kept.withLock { if $0 == nil { $0 = value } }
    }
}
