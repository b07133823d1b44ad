package import LaminaPrimitives

/// Transforms are decomposed and interpolated part by part, so that a rotating layer keeps its size on the way.
extension Transform3D: Animatable {
    package init?(_ value: Value) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }

    package var value: Value { .transform(self) }

    /// The decomposed transform; nil for a transform that flattens space.
    package var interpolationForm: TransformForm? { TransformForm(self) }

    package static func mix(_ from: TransformForm, _ to: TransformForm, at fraction: Double) -> Transform3D? {
        if case .plane(let from, _) = from, case .plane(let to, _) = to { return Transform3D(PlaneParts.mix(from, to, at: fraction)) }
        guard let from = from.space, let to = to.space else { return nil }
        return mix(from, to, at: fraction)
    }

    private static func mix(_ from: TransformParts, _ to: TransformParts, at fraction: Double) -> Transform3D {
        var parts = TransformParts()
        parts.scale = from.scale + (to.scale - from.scale) * fraction
        parts.skew = from.skew + (to.skew - from.skew) * fraction
        parts.translation = from.translation + (to.translation - from.translation) * fraction
        parts.perspective = from.perspective + (to.perspective - from.perspective) * fraction
        parts.rotation = from.rotation.mixed(with: to.rotation, at: fraction)
        return parts.transform
    }

    /// Interpolates the sixteen matrix elements one by one; used if one transform flattens space and so cannot be decomposed.
    ///
    /// A layer that grows from a scale of 0 to a rotated end thus has the end's rotation all the way. Apple documents nothing for this case; people
    /// report that full matrices animate from a scale of 0.
    package static func fallbackInterpolation(_ from: Transform3D, _ to: Transform3D, at fraction: Double) -> Transform3D {
        guard fraction != 0 else { return from }
        return Transform3D(elements: zip(from.elements, to.elements).map { $0 + ($1 - $0) * fraction })
    }

    package static func mix(_ keys: KeyNeighbors<TransformForm>, weights: SIMD4<Double>) -> Transform3D? {
        if let planes = keys.map(\.plane) { return Transform3D(PlaneParts.mix(planes, weights: weights)) }
        guard let spaces = keys.map(\.space) else { return nil }
        return mix(spaces, weights)
    }

    private static func mix(_ keys: KeyNeighbors<TransformParts>, _ weights: SIMD4<Double>) -> Transform3D {
        var parts = TransformParts()
        parts.scale = mix(keys, weights, \.scale)
        parts.skew = mix(keys, weights, \.skew)
        parts.translation = mix(keys, weights, \.translation)
        parts.perspective = mix(keys, weights, \.perspective)
        parts.rotation = mixRotations(keys, weights)
        return parts.transform
    }

    /// The concatenation that applies this transform first, then `current`.
    package func added(to current: Transform3D) -> Transform3D? { followed(by: current) }

    package func removed(from sum: Transform3D) -> Transform3D? { inverse?.followed(by: sum) }

    package func repeated(_ count: Int) -> Transform3D? {
        // Exponentiation by squaring: `count` may be large.
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

    /// The normalised weighted sum of the four rotations; each is negated where necessary, because q and −q are the same rotation.
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

/// The parts of a transform that are interpolated: those of the plane for affine transforms, and those of space for others.
package enum TransformForm: Sendable {
    /// An affine transform; beside another one that is not affine, it is decomposed in space too.
    case plane(PlaneParts, Transform3D)
    case space(TransformParts)

    init?(_ transform: Transform3D) {
        if transform.isAffine {
            guard let parts = PlaneParts(transform.affine) else { return nil }
            self = .plane(parts, transform)
        } else {
            guard let parts = TransformParts(transform) else { return nil }
            self = .space(parts)
        }
    }

    fileprivate var plane: PlaneParts? { if case .plane(let parts, _) = self { parts } else { nil } }

    fileprivate var space: TransformParts? {
        switch self {
        case .plane(_, let transform): TransformParts(transform)
        case .space(let parts): parts
        }
    }
}

extension KeyNeighbors {
    /// Converts all keys; nil if `convert` returns nil for one of them.
    fileprivate func map<Other>(_ convert: (Key) -> Other?) -> KeyNeighbors<Other>? {
        guard let before = convert(before), let from = convert(from), let to = convert(to), let after = convert(after) else { return nil }
        return KeyNeighbors<Other>(before: before, from: from, to: to, after: after)
    }
}
