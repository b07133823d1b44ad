extension CAConstraintAttribute {
    /// The axis of the attribute; a raw value without a name counts as `height`.
    var axis: ConstraintAxis { self == .minX || self == .midX || self == .maxX || self == .width ? .horizontal : .vertical }

    var part: ConstraintPart {
        switch self {
        case .minX, .minY: .minimum
        case .midX, .midY: .middle
        case .maxX, .maxY: .maximum
        default: .length
        }
    }
}

/// An axis along which constraints place a layer.
enum ConstraintAxis: Int, CaseIterable {
    case horizontal
    case vertical
}

/// A position or the length of a span, in the order of precedence among superfluous constraints.
enum ConstraintPart: Int {
    case minimum
    case middle
    case maximum
    case length
}
