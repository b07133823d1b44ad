/// The type of a property that animations can change.
///
/// Operations return nil for values that cannot be combined. If two values cannot be interpolated, `fallbackInterpolation` replaces interpolation, so
/// that the animation still reaches its end. If values cannot be added, the animation leaves the property unchanged.
package protocol Animatable: Sendable, Hashable {
    /// The form in which constants are interpolated; computed once per constant, then used every frame.
    associatedtype InterpolationForm: Sendable = Self

    /// Creates the value; nil when `value` has another type.
    init?(_ value: Value)

    /// The untyped form for the façade; `Self(value)` converts it back.
    var value: Value { get }

    /// The form for interpolation; nil when this value cannot be interpolated with any other.
    var interpolationForm: InterpolationForm? { get }

    /// Interpolates between two values; nil when they are incompatible.
    ///
    /// - Parameter fraction: 0 is `from`, 1 is `to`, values outside extrapolate.
    static func mix(_ from: InterpolationForm, _ to: InterpolationForm, at fraction: Double) -> Self?

    /// The value between two that `mix` refuses: interpolates corresponding parts, and a value without such parts changes at the half.
    ///
    /// - Parameter fraction: As for `mix`, but never 1, for which the caller uses `to`.
    static func fallbackInterpolation(_ from: Self, _ to: Self, at fraction: Double) -> Self

    /// The weighted sum of four neighbouring key values, for cubic interpolation; the weights sum to 1.
    static func mix(_ keys: KeyNeighbors<InterpolationForm>, weights: SIMD4<Double>) -> Self?

    /// The sum of `current` and this value, as an additive animation shows it; nil when they cannot be added.
    func added(to current: Self) -> Self?

    /// The value to which this one must be added to give `sum`; nil when there is none.
    func removed(from sum: Self) -> Self?

    /// The sum of `count` copies of this value, for cumulative animations.
    ///
    /// - Parameter count: 1 or more.
    func repeated(_ count: Int) -> Self?

    /// The distance to another value, for paced animations; nil when the type defines no distance.
    func distance(to other: Self) -> Double?

    /// The value that stands in for a missing one in interpolation, such as a clear colour; nil when there is none.
    static var blank: Self? { get }

    /// The result of a value function; nil when the function's result has another type.
    init?(_ function: ValueFunction, of input: Vector3)

    /// The input for which a value function would give this value; nil when the function's result has another type.
    func input(of function: ValueFunction) -> Vector3?

    /// The parts that key paths can name, such as `x` of a point.
    static var components: [String: any ComponentOf<Self>] { get }

    /// Creates the closure that applies an animation to a property of this type, at a phase of the animation.
    ///
    /// All conforming types share one implementation, yet it is a requirement: the compiler then specialises the closure for each type. Unspecialised
    /// generic code looks up types at run time: 2,400 ns for a number, against 150 ns.
    static func update(by interpolation: Interpolation<Self>) -> @Sendable (Phase, inout Self) -> Void

    /// Creates the closure that applies an animation to an optional property of this type.
    static func updateOptional(by interpolation: Interpolation<Self?>) -> @Sendable (Phase, inout Self?) -> Void
}

/// Four consecutive key values; at either end of the list a missing neighbour repeats the nearest value, with weight 0.
package struct KeyNeighbors<Key> {
    package var before: Key
    package var from: Key
    package var to: Key
    package var after: Key

    package init(before: Key, from: Key, to: Key, after: Key) {
        self.before = before
        self.from = from
        self.to = to
        self.after = after
    }
}

extension KeyNeighbors: Sendable where Key: Sendable {}

extension Animatable {
    package static func fallbackInterpolation(_ from: Self, _ to: Self, at fraction: Double) -> Self { fraction < 0.5 ? from : to }

    package static var blank: Self? { nil }

    package init?(_ function: ValueFunction, of input: Vector3) { nil }

    package func input(of function: ValueFunction) -> Vector3? { nil }

    package static var components: [String: any ComponentOf<Self>] { [:] }
}
