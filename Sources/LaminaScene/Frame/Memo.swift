import LaminaPrimitives

/// What a later stage made of an object, kept with the object and gone with it; a handle, whose copies lead to the same.
///
/// It must follow from the object alone, or be checked by whoever asks: nothing that is seen may depend on whether it was there.
package struct Memo: Sendable {
    private struct Kept: Sendable {
        var value: (any AnyObject & Sendable)?
        /// It was made of what the object was before.
        var isSpent = false
    }

    private let kept = Guarded(Kept())

    package init() {}

    /// What was kept last, if it is of this type.
    @inlinable
    package func value<Kept: AnyObject & Sendable>(as type: Kept.Type) -> Kept? { last as? Kept }

    /// What was kept last and is not spent.
    @usableFromInline
    package var last: (any AnyObject & Sendable)? { kept.withLock { $0.isSpent ? nil : $0.value } }

    /// Keeps `value` and forgets what was kept before.
    package func keep(_ value: some AnyObject & Sendable) { kept.withLock { $0 = Kept(value: value) } }

    /// Keeps what an equal object has made.
    package func keep(whatIsIn other: Memo) {
        let value = other.kept.withLock { $0 }
        kept.withLock { if $0.value == nil { $0 = value } }
    }

    /// The object becomes another: what was made of it is worth no more than its memory.
    func spend() { kept.withLock { $0.isSpent = true } }

    /// What was made of what the object was before, to be made anew; nobody else has it.
    @inlinable
    package func takeSpent<Kept: AnyObject & Sendable>(as type: Kept.Type) -> Kept? {
        guard var spent = takeSpent() as? Kept else { return nil }
        return isKnownUniquelyReferenced(&spent) ? spent : nil
    }

    /// What was kept, if it is spent, and forgets it then.
    @usableFromInline
    package func takeSpent() -> (any AnyObject & Sendable)? {
        kept.withLock { kept in
            guard kept.isSpent else { return nil }
            defer { kept = Kept() }
            return kept.value
        }
    }
}
