package import LaminaPrimitives

/// The properties that `CAShapeLayer` adds to a layer.
package struct ShapeState: Sendable, Hashable, SparseDefault {
    package static let initial = ShapeState()

    package var path: Path?
    package var fillColor: Color? = .black
    package var fillRule = ShapeFillRule.nonZero
    package var strokeColor: Color?
    /// The start of the stroke, as a fraction 0...1 of the path's length.
    package var strokeStart = 0.0
    /// The end of the stroke, as a fraction 0...1 of the path's length.
    package var strokeEnd = 1.0
    package var lineWidth = 1.0
    package var miterLimit = 10.0
    package var lineCap = ShapeLineCap.butt
    package var lineJoin = ShapeLineJoin.miter
    package var lineDashPhase = 0.0
    package var lineDashPattern: [Double]?

    package init() {}
}

/// The values of `CAShapeLayerFillRule`.
package enum ShapeFillRule: String, Sendable, Hashable {
    case nonZero = "non-zero"
    case evenOdd = "even-odd"
}

/// The values of `CAShapeLayerLineCap`.
package enum ShapeLineCap: String, Sendable, Hashable {
    case butt
    case round
    case square
}

/// The values of `CAShapeLayerLineJoin`.
package enum ShapeLineJoin: String, Sendable, Hashable {
    case miter
    case round
    case bevel
}

extension ShapeState {
    /// The properties of a shape layer.
    package static let properties =
        LayerState.properties + [
            Property("path", \.shape.path, .none),
            Property("fillColor", .fill),
            Property("fillRule", \.shape.fillRule, .none),
            Property("strokeColor", .stroke),
            Property("strokeStart", \.shape.strokeStart),
            Property("strokeEnd", \.shape.strokeEnd),
            Property("lineWidth", \.shape.lineWidth),
            Property("miterLimit", \.shape.miterLimit),
            Property("lineCap", \.shape.lineCap, .none),
            Property("lineJoin", \.shape.lineJoin, .none),
            Property("lineDashPhase", \.shape.lineDashPhase),
            Property("lineDashPattern", \.shape.lineDashPattern, .none),
        ]
}
