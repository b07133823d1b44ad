import LaminaPrimitives

/// A later stage's cache, stored on the object; copies share it.
///
/// The cached value must be derived from the object alone, or validated by the reader: nothing visible may depend on its presence.
package struct Memo: Sendable {
    private struct Kept: Sendable {
        var value: (any AnyObject & Sendable)?
        /// True when the object has changed since the value was cached, so that only the value's memory is useful.
        var isInvalidated = false
    }

    private let kept = Guarded(Kept())

    package init() {}

    /// The cached value if it is valid and of this type.
    @inlinable
    package func value<Kept: AnyObject & Sendable>(as type: Kept.Type) -> Kept? { last as? Kept }

    /// The cached value if it is valid.
    @usableFromInline
    package var last: (any AnyObject & Sendable)? { kept.withLock { $0.isInvalidated ? nil : $0.value } }

    /// Caches `value` in place of any previous value.
    package func keep(_ value: some AnyObject & Sendable) { kept.withLock { $0 = Kept(value: value) } }

    /// Takes over the cached value of an equal object, unless this cache has one.
    package func adopt(from other: Memo) {
        let value = other.kept.withLock { $0 }
        kept.withLock { if $0.value == nil { $0 = value } }
    }

    /// Marks the cached value as outdated, because the object is about to change; its memory remains for reuse.
    func invalidate() { kept.withLock { $0.isInvalidated = true } }

    /// Removes an outdated value of this type so that its memory can be reused; nil if there is none or anyone else refers to it.
    @inlinable
    package func takeInvalidated<Kept: AnyObject & Sendable>(as type: Kept.Type) -> Kept? {
        guard var invalidated = takeInvalidated() as? Kept else { return nil }
        return isKnownUniquelyReferenced(&invalidated) ? invalidated : nil
    }

    /// Removes an outdated value and returns it; nil if there is none.
    @usableFromInline
    package func takeInvalidated() -> (any AnyObject & Sendable)? {
        kept.withLock { kept in
            guard kept.isInvalidated else { return nil }
            defer { kept = Kept() }
            return kept.value
        }
    }
}
