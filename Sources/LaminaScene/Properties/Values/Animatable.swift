/// What a property can hold and an animation can change.
///
/// Functions give nil where values do not go together. Two values that `mix` refuses are bridged, so that an animation always arrives; one
/// whose values do not add up leaves the property as it is.
package protocol Animatable: Sendable, Hashable {
    /// The form in which constants wait to be mixed: worked out once, then used in every frame.
    associatedtype Mixable: Sendable = Self

    /// Nil when the value is of another kind.
    init?(_ value: Value)

    /// The same for the façade; `Self(value)` gives it back.
    var value: Value { get }

    /// Nil when this value cannot be mixed with any.
    var mixable: Mixable? { get }

    /// What lies between two values.
    ///
    /// - Parameter fraction: 0 is `from`, 1 is `to`, outside extrapolates.
    static func mix(_ from: Mixable, _ to: Mixable, at fraction: Double) -> Self?

    /// A value on the way between two that `mix` refuses; what corresponds in them is mixed, and a value without such parts changes at the half.
    ///
    /// - Parameter fraction: As for `mix`, but never 1, where `to` shows.
    static func bridge(_ from: Self, _ to: Self, at fraction: Double) -> Self

    /// What four neighbouring key values make when each counts as much as its weight; the weights' sum is 1.
    static func mix(_ keys: KeyNeighbors<Mixable>, weights: SIMD4<Double>) -> Self?

    /// This value on top of `current`: what an additive animation shows.
    func added(to current: Self) -> Self?

    /// The value on top of which this one makes `sum`.
    func removed(from sum: Self) -> Self?

    /// This value on top of itself, `count` of it in total.
    ///
    /// - Parameter count: 1 or more.
    func repeated(_ count: Int) -> Self?

    /// How far another value is away, for animations of even speed; nil when the type knows no distance.
    func distance(to other: Self) -> Double?

    /// What stands in for a missing value when one is mixed with it; nil when nothing does.
    static var blank: Self? { get }

    /// What a value function makes of numbers; nil when it makes another type.
    init?(_ function: ValueFunction, of input: Vector3)

    /// The numbers from which a value function would make this value; nil when it makes another type.
    func input(of function: ValueFunction) -> Vector3?

    /// The parts that key paths can name, such as `x` of a point.
    static var components: [String: any ComponentOf<Self>] { get }

    /// What lets an animation change a property of this type.
    static func change(by source: ValueSource<Self>) -> Change<Self>

    /// The same for a property that may be empty.
    static func changeOptional(by source: ValueSource<Self?>) -> Change<Self?>
}

/// Four key values in a row; where there are less, an inner one stands twice, with no weight.
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
    package static func bridge(_ from: Self, _ to: Self, at fraction: Double) -> Self { fraction < 0.5 ? from : to }

    package static var blank: Self? { nil }

    package init?(_ function: ValueFunction, of input: Vector3) { nil }

    package func input(of function: ValueFunction) -> Vector3? { nil }

    package static var components: [String: any ComponentOf<Self>] { [:] }
}
