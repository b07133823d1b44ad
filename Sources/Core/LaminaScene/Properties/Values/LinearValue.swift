/// A value that consists of numbers, which are interpolated one by one.
package protocol LinearValue: Animatable where InterpolationForm == Self {
    /// This value plus `factor` times the other, number by number.
    func plus(_ other: Self, times factor: Double) -> Self

    /// The sum of the squares of all numbers.
    var squaredLength: Double { get }
}

extension LinearValue {
    package var interpolationForm: Self? { self }

    package static func mix(_ from: Self, _ to: Self, at fraction: Double) -> Self? {
        from.plus(to.plus(from, times: -1), times: fraction)
    }

    package static func mix(_ keys: KeyNeighbors<Self>, weights: SIMD4<Double>) -> Self? {
        keys.from.plus(keys.from, times: weights[1] - 1)
            .plus(keys.before, times: weights[0])
            .plus(keys.to, times: weights[2])
            .plus(keys.after, times: weights[3])
    }

    package func added(to current: Self) -> Self? { current.plus(self, times: 1) }

    package func removed(from sum: Self) -> Self? { sum.plus(self, times: -1) }

    package func repeated(_ count: Int) -> Self? { plus(self, times: Double(count) - 1) }

    package func distance(to other: Self) -> Double? { other.plus(self, times: -1).squaredLength.squareRoot() }
}
