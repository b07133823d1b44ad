import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A layer that fills its rounded bounds with a gradient, above the background.
open class CAGradientLayer: CALayer {
    package override class var properties: PropertyTable { GradientState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .gradient
        return state
    }

    /// `CGColor`s; fewer than two draw nothing; animatable.
    open var colors: [Any]? {
        get { self[\.gradient.colors]?.map { CGColor($0) } }
        set { self[\.gradient.colors] = newValue?.compactMap { ($0 as? CGColor)?.color } }
    }
    /// One for each colour, 0...1, not decreasing; nil spreads them evenly; animatable.
    open var locations: [NSNumber]? {
        get { self[\.gradient.locations]?.map { NSNumber(value: $0) } }
        set { self[\.gradient.locations] = newValue?.map(\.doubleValue) }
    }
    /// Where the first colour is, in units of the bounds; animatable, default (0.5, 0).
    open var startPoint: CGPoint {
        get { CGPoint(self[\.gradient.startPoint]) }
        set { self[\.gradient.startPoint] = Point(newValue) }
    }
    /// Where the last colour is, in units of the bounds; animatable, default (0.5, 1).
    open var endPoint: CGPoint {
        get { CGPoint(self[\.gradient.endPoint]) }
        set { self[\.gradient.endPoint] = Point(newValue) }
    }
    /// Default `axial`; an unknown type draws nothing.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: self[\.gradient.type]) }
        set { self[\.gradient.type] = newValue.rawValue }
    }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from start to end.
    public static let axial = Self(rawValue: "axial")
    /// From the start point outwards to an ellipse through the end point's distances.
    public static let radial = Self(rawValue: "radial")
    /// Around the start point, beginning towards the end point.
    public static let conic = Self(rawValue: "conic")
}
