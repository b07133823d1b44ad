import LaminaPrimitives

extension Value {
    /// The offset from `base` to this value: added to `base`, as an additive animation does, it gives this value.
    ///
    /// - Returns: Nil for types other than numbers, points, sizes, rectangles and transforms, and when `base` is a transform without an inverse.
    package func offset(from base: Value) -> Value? {
        switch (self, base) {
        case (.number(let value), .number(let base)): .number(value - base)
        case (.point(let value), .point(let base)): .point(value - base)
        case (.size(let value), .size(let base)): .size(value.plus(base, times: -1))
        case (.rect(let value), .rect(let base)): .rect(value.plus(base, times: -1))
        case (.transform(let value), .transform(let base)): base.inverse.map { .transform(value.followed(by: $0)) }
        default: nil
        }
    }

    /// The zero offset of this value's type; nil for types without offsets.
    package var noOffset: Value? {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        default: nil
        }
    }

    /// The sum of this value, as an offset, and a base value of the same type; nil when they cannot be added.
    package func added(to base: Value) -> Value? {
        switch (self, base) {
        case (.number(let value), .number(let base)): .number(base + value)
        case (.point(let value), .point(let base)): .point(base + value)
        case (.size(let value), .size(let base)): .size(base.plus(value, times: 1))
        case (.rect(let value), .rect(let base)): .rect(base.plus(value, times: 1))
        case (.transform(let value), .transform(let base)): .transform(value.followed(by: base))
        default: nil
        }
    }

    /// The value between this one and another of the same type; nil for types without offsets.
    package func mixed(with other: Value, at fraction: Double) -> Value? {
        switch (self, other) {
        case (.number(let from), .number(let to)): .number(from + (to - from) * fraction)
        case (.point(let from), .point(let to)): .point(from + (to - from) * fraction)
        case (.size(let from), .size(let to)): .size(from.plus(to.plus(from, times: -1), times: fraction))
        case (.rect(let from), .rect(let to)): .rect(from.plus(to.plus(from, times: -1), times: fraction))
        case (.transform(let from), .transform(let to)): Value.mix(from, to, at: fraction)
        default: nil
        }
    }

    private static func mix(_ from: Transform3D, _ to: Transform3D, at fraction: Double) -> Value {
        .transform(InterpolationEndpoint.mix(InterpolationEndpoint(from), InterpolationEndpoint(to), at: fraction))
    }
}
