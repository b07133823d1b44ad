import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A layer that fills its rounded bounds with a gradient, in front of the background.
open class CAGradientLayer: CALayer {
    package override class var properties: PropertyTable { GradientState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .gradient
        return state
    }

    /// The colours as `CGColor` objects; animatable, default nil.
    ///
    /// Fewer than two colours draw nothing.
    open var colors: [Any]? {
        get { self[\.gradient.colors]?.map { CGColor($0) } }
        set { self[\.gradient.colors] = newValue?.compactMap { ($0 as? CGColor)?.color } }
    }
    /// The positions of the colours along the gradient, 0...1 and not decreasing; animatable.
    ///
    /// Nil, the default, spreads the colours evenly. A number of positions other than the number of colours draws nothing.
    open var locations: [NSNumber]? {
        get { self[\.gradient.locations]?.map { NSNumber(value: $0) } }
        set { self[\.gradient.locations] = newValue?.map(\.doubleValue) }
    }
    /// The position of the first colour, in units of the bounds; animatable, default (0.5, 0).
    open var startPoint: CGPoint {
        get { CGPoint(self[\.gradient.startPoint]) }
        set { self[\.gradient.startPoint] = Point(newValue) }
    }
    /// The position of the last colour, in units of the bounds; animatable, default (0.5, 1).
    open var endPoint: CGPoint {
        get { CGPoint(self[\.gradient.endPoint]) }
        set { self[\.gradient.endPoint] = Point(newValue) }
    }
    /// The type of the gradient; default `axial`, and an unknown type draws nothing.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: self[\.gradient.type]) }
        set { self[\.gradient.type] = newValue.rawValue }
    }
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The type's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a type with any name; unknown names are stored and draw nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Colours change along the line from the start point to the end point.
    public static let axial = Self(rawValue: "axial")
    /// Colours change from the start point outwards to an ellipse, whose radii are the end point's distances along x and y.
    public static let radial = Self(rawValue: "radial")
    /// Colours change by the angle around the start point, beginning in the direction of the end point.
    public static let conic = Self(rawValue: "conic")
}
