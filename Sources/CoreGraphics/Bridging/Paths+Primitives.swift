package import LaminaPrimitives

extension FillRule {
    /// The same rule in the core's type.
    package init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }
}

extension StrokeStyle.Cap {
    /// The same cap in the core's type.
    package init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension StrokeStyle.Join {
    /// The same join in the core's type.
    package init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
