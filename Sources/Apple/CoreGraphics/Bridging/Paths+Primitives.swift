package import LaminaPrimitives

extension FillRule {
    /// Converts a `CGPathFillRule` to `FillRule`.
    package init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }
}

extension StrokeStyle.Cap {
    /// Converts a `CGLineCap` to `StrokeStyle.Cap`.
    package init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        @unknown default: self = .butt
        }
    }
}

extension StrokeStyle.Join {
    /// Converts a `CGLineJoin` to `StrokeStyle.Join`.
    package init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        @unknown default: self = .miter
        }
    }
}
