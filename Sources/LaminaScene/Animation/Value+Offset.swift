import LaminaPrimitives

extension Value {
    /// What makes this value when it is put on top of `base`, as an additive animation does.
    ///
    /// - Returns: Nil for values of another kind than numbers, points, sizes, rectangles and transforms, and when nothing does.
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

    /// The offset that changes nothing, for values that have offsets.
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

    /// This value on top of another of the same kind; nil when they do not add up.
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

    /// What lies between this value and another of the same kind; nil for those that have no offsets.
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
        .transform(Prepared.mix(Prepared(from), Prepared(to), at: fraction))
    }
}
