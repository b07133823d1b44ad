package import LaminaPrimitives

/// Paths with the same sequence of elements are interpolated point by point; other paths use the fallback.
extension Path: Animatable {
    package typealias InterpolationForm = Path

    package init?(_ value: Value) {
        guard case .path(let path) = value else { return nil }
        self = path
    }

    package var value: Value { .path(self) }

    package var interpolationForm: Path? { self }

    package static func mix(_ from: Path, _ to: Path, at fraction: Double) -> Path? {
        from.combined(with: [to]) { from.points[$0].interpolated(to: to.points[$0], at: fraction) }
    }

    package static func mix(_ keys: KeyNeighbors<Path>, weights: SIMD4<Double>) -> Path? {
        keys.from.combined(with: [keys.before, keys.to, keys.after]) { index in
            keys.before.points[index] * weights[0] + keys.from.points[index] * weights[1]
                + keys.to.points[index] * weights[2] + keys.after.points[index] * weights[3]
        }
    }

    package func added(to current: Path) -> Path? {
        combined(with: [current]) { points[$0] + current.points[$0] }
    }

    package func removed(from sum: Path) -> Path? {
        combined(with: [sum]) { sum.points[$0] - points[$0] }
    }

    package func repeated(_ count: Int) -> Path? {
        combined(with: []) { points[$0] * Double(count) }
    }

    /// The square root of the sum of the points' squared distances.
    package func distance(to other: Path) -> Double? {
        guard verbs == other.verbs else { return nil }
        return zip(points, other.points).reduce(0) { $0 + ($1.1 - $1.0).squaredLength }.squareRoot()
    }

    /// A path with the same elements and new points; nil when another path has different elements.
    private func combined(with others: [Path], point: (Int) -> Point) -> Path? {
        guard others.allSatisfy({ $0.verbs == verbs }) else { return nil }
        return withPoints(points.indices.map(point))
    }
}
