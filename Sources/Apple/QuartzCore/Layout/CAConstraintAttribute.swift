/// A position or length of a layer's frame that a constraint sets or reads.
public enum CAConstraintAttribute: Int32, Sendable {
    /// The minimum x.
    case minX
    /// The horizontal centre.
    case midX
    /// The maximum x.
    case maxX
    /// The width.
    case width
    /// The minimum y.
    case minY
    /// The vertical centre.
    case midY
    /// The maximum y.
    case maxY
    /// The height.
    case height
}

extension CAConstraintAttribute {
    var axis: ConstraintAxis { self == .minX || self == .midX || self == .maxX || self == .width ? .horizontal : .vertical }

    var part: ConstraintPart {
        switch self {
        case .minX, .minY: .minimum
        case .midX, .midY: .middle
        case .maxX, .maxY: .maximum
        case .width, .height: .length
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
