/// One animation resolved to a property of type `V`, ready for evaluation.
///
/// The tracks of a layer apply in the order in which their animations were added, each to the result of the previous one.
package struct Track<V: Animatable>: Sendable {
    /// The `id` of the animation; for a child of a group, the child's own.
    package let id: UInt64
    /// The animation's timing inside the groups around it.
    package let times: TimeChain
    /// The rotation of a layer along a path; nil unless the layer follows a path and rotates with it.
    package let pathRotation: PathRotation?
    private let source: ValueSource<V>

    /// Creates a track; nil when the animation cannot change a property of this type, so that the model value remains.
    ///
    /// - Parameter model: The property's value without animations, if known; it speeds up animations whose start or end value is missing.
    package init?(_ leaf: AnimationLeaf, model: V? = nil) {
        guard let source = ValueSource<V>(leaf.animation, model: model) else { return nil }
        self.source = source
        pathRotation = PathRotation(leaf.animation)
        id = leaf.animation.id
        times = leaf.times
    }

    /// True when the values can be interpolated; false when `Animatable.fallbackInterpolation` replaces interpolation.
    package var canInterpolate: Bool { source.canInterpolate }

    /// The property's value at a time of the layer; nil when the animation does not change it then.
    ///
    /// - Parameter current: The value that the preceding animations give; evaluated only if needed.
    package func value(at time: Double, onto current: @autoclosure () -> V) -> V? {
        guard let phase = times.phase(at: time) else { return nil }
        return source.value(in: phase, onto: current())
    }

    /// A closure that changes the property as `value(at:onto:)` does, at a phase of `times`; for callers that store it and evaluate every frame.
    package var update: ValueUpdate<V> { V.update(by: source) }

    /// The two values around the property's value and the fraction between them; nil when the animation does not change the property then.
    ///
    /// For values that only a renderer can interpolate, such as images.
    package func mixture(at time: Double, onto current: @autoclosure () -> V) -> Mixture<V>? {
        guard let phase = times.phase(at: time) else { return nil }
        return source.mixture(in: phase, onto: current())
    }

    /// The angle by which the path rotates the layer, in radians, applied before its own transform; nil when it does not rotate the layer.
    package func rotation(at time: Double) -> Double? {
        guard let pathRotation, let phase = times.phase(at: time) else { return nil }
        return pathRotation.angle(in: phase)
    }
}
