public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    package override class var properties: PropertyTable { ShapeState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .shape
        return state
    }

    /// In the layer's coordinates, not clipped by its bounds; animatable, not by itself.
    open var path: CGPath? {
        get { self[\.shape.path].map { CGPath($0) } }
        set { self[\.shape.path] = newValue?.path }
    }
    /// Default opaque black; nil does not fill; animatable.
    open var fillColor: CGColor? {
        get { self[\.shape.fillColor].map { CGColor($0) } }
        set { self[\.shape.fillColor] = newValue?.color }
    }
    /// Which regions of a self-crossing path are inside.
    open var fillRule: CAShapeLayerFillRule {
        get { CAShapeLayerFillRule(rawValue: self[\.shape.fillRule].rawValue) }
        set { self[\.shape.fillRule] = ShapeFillRule(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Default nil, which does not stroke; animatable.
    open var strokeColor: CGColor? {
        get { self[\.shape.strokeColor].map { CGColor($0) } }
        set { self[\.shape.strokeColor] = newValue?.color }
    }
    /// Where the stroke begins, 0...1 of the path's length; animatable, default 0.
    open var strokeStart: CGFloat {
        get { self[\.shape.strokeStart] }
        set { self[\.shape.strokeStart] = newValue }
    }
    /// Where the stroke stops, 0...1 of the path's length; animatable, default 1.
    open var strokeEnd: CGFloat {
        get { self[\.shape.strokeEnd] }
        set { self[\.shape.strokeEnd] = newValue }
    }
    /// Centred on the path; animatable, default 1.
    open var lineWidth: CGFloat {
        get { self[\.shape.lineWidth] }
        set { self[\.shape.lineWidth] = newValue }
    }
    /// How long a miter may be, in line widths; animatable, default 10.
    open var miterLimit: CGFloat {
        get { self[\.shape.miterLimit] }
        set { self[\.shape.miterLimit] = newValue }
    }
    /// The form of ends.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(rawValue: self[\.shape.lineCap].rawValue) }
        set { self[\.shape.lineCap] = ShapeLineCap(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The form of corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(rawValue: self[\.shape.lineJoin].rawValue) }
        set { self[\.shape.lineJoin] = ShapeLineJoin(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Where in the dash pattern the path begins; animatable, default 0.
    open var lineDashPhase: CGFloat {
        get { self[\.shape.lineDashPhase] }
        set { self[\.shape.lineDashPhase] = newValue }
    }
    /// Lengths of painted and unpainted parts in turn; nil draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { self[\.shape.lineDashPattern]?.map { NSNumber(value: $0) } }
        set { self[\.shape.lineDashPattern] = newValue?.map(\.doubleValue) }
    }
}

/// Which regions of a self-crossing path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is taken; layers store unknown ones as `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the winding number is not zero.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Where the winding number is odd.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The form of corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is taken; layers store unknown ones as `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed, up to the miter limit.
    public static let miter = Self(rawValue: "miter")
    /// A part of a circle.
    public static let round = Self(rawValue: "round")
    /// Cut off.
    public static let bevel = Self(rawValue: "bevel")
}

/// The form of ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is taken; layers store unknown ones as `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends with the path.
    public static let butt = Self(rawValue: "butt")
    /// Half a circle beyond the end.
    public static let round = Self(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = Self(rawValue: "square")
}
