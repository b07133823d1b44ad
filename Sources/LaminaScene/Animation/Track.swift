/// One animation of one property, ready to be evaluated: when, and which values.
///
/// Tracks of a layer apply in the order in which their animations were added, each on what those before it made.
package struct Track<V: Animatable>: Sendable {
    /// The animation's own `id`; a child's inside a group.
    package let id: UInt64
    package let times: TimeChain
    /// Nil unless the layer follows a path and turns with it.
    package let turn: Turn?
    private let source: ValueSource<V>

    /// Nil when the animation cannot change a property of this type: the model shows.
    ///
    /// - Parameter model: The property without animations, if it is known; it makes animations that lack an end quicker.
    package init?(_ leaf: AnimationLeaf, model: V? = nil) {
        guard let source = ValueSource<V>(leaf.animation, model: model) else { return nil }
        self.source = source
        turn = Turn(leaf.animation)
        id = leaf.animation.id
        times = leaf.times
    }

    /// Values are mixed, and not bridged.
    package var mixes: Bool { source.mixes }

    /// What the property becomes at a time of the layer; nil when it stays.
    ///
    /// - Parameter current: What the animations before this one made of it; read only where it matters.
    package func value(at time: Double, onto current: @autoclosure () -> V) -> V? {
        guard let phase = times.phase(at: time) else { return nil }
        return source.value(in: phase, onto: current())
    }

    /// Changes the property as `value(at:onto:)` says, in a phase of `times`; made once, for code that evaluates in every frame.
    package var change: Change<V> { V.change(by: source) }

    /// The two values between which the property is, and how far; nil when it stays.
    ///
    /// For values that only a renderer can mix, such as pictures.
    package func mixture(at time: Double, onto current: @autoclosure () -> V) -> Mixture<V>? {
        guard let phase = times.phase(at: time) else { return nil }
        return source.mixture(in: phase, onto: current())
    }

    /// How far a path turns the layer, in radians, before its own transform; nil when it does not.
    package func rotation(at time: Double) -> Double? {
        guard let turn, let phase = times.phase(at: time) else { return nil }
        return turn.angle(in: phase)
    }
}
