public import CoreGraphics
public import Foundation
package import LaminaScene

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    package override class var properties: PropertyTable { ShapeState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .shape
        return state
    }

    /// The outline to fill and stroke, in the layer's coordinates; default nil.
    ///
    /// The bounds do not clip it. It can be animated, but has no implicit animation.
    open var path: CGPath? {
        get { self[\.shape.path].map { CGPath($0) } }
        set { self[\.shape.path] = newValue?.path }
    }
    /// The colour of the filled area; animatable, default opaque black, and nil fills nothing.
    open var fillColor: CGColor? {
        get { color(.fill) }
        set { setColor(newValue, .fill) }
    }
    /// The rule that decides which regions of a self-intersecting path are inside; default `nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { CAShapeLayerFillRule(rawValue: self[\.shape.fillRule].rawValue) }
        set { self[\.shape.fillRule] = ShapeFillRule(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The colour of the stroke; animatable, default nil, which strokes nothing.
    open var strokeColor: CGColor? {
        get { color(.stroke) }
        set { setColor(newValue, .stroke) }
    }
    /// The start of the stroke as a fraction of the path's length, 0...1; animatable, default 0.
    open var strokeStart: CGFloat {
        get { self[\.shape.strokeStart] }
        set { self[\.shape.strokeStart] = newValue }
    }
    /// The end of the stroke as a fraction of the path's length, 0...1; animatable, default 1.
    open var strokeEnd: CGFloat {
        get { self[\.shape.strokeEnd] }
        set { self[\.shape.strokeEnd] = newValue }
    }
    /// The width of the stroke, centred on the path, in points; animatable, default 1.
    open var lineWidth: CGFloat {
        get { self[\.shape.lineWidth] }
        set { self[\.shape.lineWidth] = newValue }
    }
    /// The greatest length of a mitre, as a multiple of the line width; animatable, default 10.
    open var miterLimit: CGFloat {
        get { self[\.shape.miterLimit] }
        set { self[\.shape.miterLimit] = newValue }
    }
    /// The shape of the stroke's ends; default `butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(rawValue: self[\.shape.lineCap].rawValue) }
        set { self[\.shape.lineCap] = ShapeLineCap(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The shape of the stroke's corners; default `miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(rawValue: self[\.shape.lineJoin].rawValue) }
        set { self[\.shape.lineJoin] = ShapeLineJoin(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The offset in the dash pattern at which the path begins, in points; animatable, default 0.
    open var lineDashPhase: CGFloat {
        get { self[\.shape.lineDashPhase] }
        set { self[\.shape.lineDashPhase] = newValue }
    }
    /// The lengths of dashes and gaps in turn, in points; nil, the default, draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { self[\.shape.lineDashPattern]?.map { NSNumber(value: $0) } }
        set { self[\.shape.lineDashPattern] = newValue?.map(\.doubleValue) }
    }
}

/// The rule that decides which regions of a self-intersecting path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a rule with any name; layers replace unknown names by `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a winding number other than zero are inside.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Points with an odd winding number are inside.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The shape's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a shape with any name; layers replace unknown names by `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point, cut off beyond the mitre limit.
    public static let miter = Self(rawValue: "miter")
    /// An arc around the corner.
    public static let round = Self(rawValue: "round")
    /// A straight cut across the corner.
    public static let bevel = Self(rawValue: "bevel")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The shape's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a shape with any name; layers replace unknown names by `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stroke ends exactly at the path's end.
    public static let butt = Self(rawValue: "butt")
    /// A half circle beyond the path's end.
    public static let round = Self(rawValue: "round")
    /// A half square beyond the path's end.
    public static let square = Self(rawValue: "square")
}
