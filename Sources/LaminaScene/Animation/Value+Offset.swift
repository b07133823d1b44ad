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
}
