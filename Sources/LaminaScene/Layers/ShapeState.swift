package import LaminaPrimitives

/// What `CAShapeLayer` adds to a layer.
package struct ShapeState: Sendable, Hashable, RareDefault {
    package static let initial = ShapeState()

    package var path: Path?
    package var fillColor: Color? = .black
    package var fillRule = ShapeFillRule.nonZero
    package var strokeColor: Color?
    /// Fraction of the path's length at which the stroke begins.
    package var strokeStart = 0.0
    /// Fraction of the path's length at which the stroke stops.
    package var strokeEnd = 1.0
    package var lineWidth = 1.0
    package var miterLimit = 10.0
    package var lineCap = ShapeLineCap.butt
    package var lineJoin = ShapeLineJoin.miter
    package var lineDashPhase = 0.0
    package var lineDashPattern: [Double]?

    package init() {}
}

/// `CAShapeLayerFillRule`'s values.
package enum ShapeFillRule: String, Sendable, Hashable {
    case nonZero = "non-zero"
    case evenOdd = "even-odd"
}

/// `CAShapeLayerLineCap`'s values.
package enum ShapeLineCap: String, Sendable, Hashable {
    case butt
    case round
    case square
}

/// `CAShapeLayerLineJoin`'s values.
package enum ShapeLineJoin: String, Sendable, Hashable {
    case miter
    case round
    case bevel
}
