package import LaminaPrimitives

/// Transforms are taken apart and mixed part by part: a layer that turns keeps its size on the way.
extension Transform3D: Animatable {
    package init?(_ value: Value) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }

    package var value: Value { .transform(self) }

    /// Nil for a transform that flattens space.
    package var mixable: TransformParts? { TransformParts(self) }

    package static func mix(_ from: TransformParts, _ to: TransformParts, at fraction: Double) -> Transform3D? {
        var parts = TransformParts()
        parts.scale = from.scale + (to.scale - from.scale) * fraction
        parts.skew = from.skew + (to.skew - from.skew) * fraction
        parts.translation = from.translation + (to.translation - from.translation) * fraction
        parts.perspective = from.perspective + (to.perspective - from.perspective) * fraction
        parts.rotation = from.rotation.mixed(with: to.rotation, at: fraction)
        return parts.transform
    }

    /// Mixes the sixteen numbers one by one where one transform flattens space, and so cannot be taken apart.
    ///
    /// A layer that grows from a scale of 0 to a turned end keeps the end's turn all the way. Apple documents nothing for this case; people
    /// report that full matrices animate from a scale of 0.
    package static func bridge(_ from: Transform3D, _ to: Transform3D, at fraction: Double) -> Transform3D {
        guard fraction != 0 else { return from }
        return Transform3D(elements: zip(from.elements, to.elements).map { $0 + ($1 - $0) * fraction })
    }

    package static func mix(_ keys: KeyNeighbors<TransformParts>, weights: SIMD4<Double>) -> Transform3D? {
        var parts = TransformParts()
        parts.scale = mix(keys, weights, \.scale)
        parts.skew = mix(keys, weights, \.skew)
        parts.translation = mix(keys, weights, \.translation)
        parts.perspective = mix(keys, weights, \.perspective)
        parts.rotation = mixRotations(keys, weights)
        return parts.transform
    }

    /// Transforms are added by applying this one first.
    package func added(to current: Transform3D) -> Transform3D? { followed(by: current) }

    package func removed(from sum: Transform3D) -> Transform3D? { inverse?.followed(by: sum) }

    package func repeated(_ count: Int) -> Transform3D? {
        var result = Transform3D.identity
        var power = self
        var rest = max(count, 1)
        while rest > 0 {
            if rest & 1 == 1 { result = result.followed(by: power) }
            power = power.followed(by: power)
            rest >>= 1
        }
        return result
    }

    package func distance(to other: Transform3D) -> Double? { nil }

    package init?(_ function: ValueFunction, of input: Vector3) { self = function(input) }

    package func input(of function: ValueFunction) -> Vector3? { function.input(from: self) }

    private static func mix<V: SIMD<Double>>(
        _ keys: KeyNeighbors<TransformParts>, _ weights: SIMD4<Double>, _ part: KeyPath<TransformParts, V>
    ) -> V {
        let inner = keys.from[keyPath: part] * weights[1] + keys.to[keyPath: part] * weights[2]
        return inner + keys.before[keyPath: part] * weights[0] + keys.after[keyPath: part] * weights[3]
    }

    /// A weighted sum of the four, each on the side nearer to the one that is left.
    private static func mixRotations(_ keys: KeyNeighbors<TransformParts>, _ weights: SIMD4<Double>) -> Quaternion {
        let base = keys.from.rotation.parts
        func near(_ parts: TransformParts) -> SIMD4<Double> {
            let rotation = parts.rotation.parts
            return (rotation * base).sum() < 0 ? -rotation : rotation
        }
        let inner = base * weights[1] + near(keys.to) * weights[2]
        return Quaternion(scaled: inner + near(keys.before) * weights[0] + near(keys.after) * weights[3])
    }
}
