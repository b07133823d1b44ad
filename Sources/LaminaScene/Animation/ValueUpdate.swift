/// A closure that applies an animation to a property, at one phase of the animation.
package typealias ValueUpdate<V> = @Sendable (Phase, inout V) -> Void

extension Animatable {
    /// Creates the closure that applies `source` to a property of this type.
    ///
    /// All conforming types share this implementation, yet it is a protocol requirement: the compiler then specialises the closure for each type.
    /// Unspecialised generic code looks up types at run time: 2,400 ns for a number, against 150 ns.
    package static func update(by source: ValueSource<Self>) -> ValueUpdate<Self> {
        { phase, property in
            if let value = source.value(in: phase, onto: property) { property = value }
        }
    }

    /// Creates the closure that applies `source` to an optional property of this type.
    package static func updateOptional(by source: ValueSource<Self?>) -> ValueUpdate<Self?> {
        { phase, property in
            if let value = source.value(in: phase, onto: property) { property = value }
        }
    }
}

extension Optional where Wrapped: Animatable {
    package static func update(by source: ValueSource<Wrapped?>) -> ValueUpdate<Wrapped?> { Wrapped.updateOptional(by: source) }
}
