public import CoreGraphics
import LaminaPrimitives
package import LaminaScene

/// A layer that shows a part of its sublayers, which scrolling selects by moving the origin of its bounds.
///
/// It clips its sublayers to its bounds. Scrolling is not limited to the extent of the sublayers.
open class CAScrollLayer: CALayer {
    package override class var properties: PropertyTable { ScrollState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.flags.masksToBounds = true
        return state
    }

    /// The axes along which the layer scrolls; default `both`.
    open var scrollMode: CAScrollLayerScrollMode {
        get { CAScrollLayerScrollMode(rawValue: self[\.scroll.mode]) }
        set { self[\.scroll.mode] = newValue.rawValue }
    }

    /// Moves the origin of the bounds to a point in the layer's coordinates, along the axes of `scrollMode`.
    open func scroll(to p: CGPoint) {
        bounds.origin = CGPoint(state.scroll.origin(of: state.bounds, scrolledTo: Point(p)))
    }

    /// Scrolls the shortest way that makes a rectangle in the layer's coordinates visible, along the axes of `scrollMode`.
    ///
    /// A rectangle that is longer than the bounds is shown from its origin.
    open func scroll(to r: CGRect) {
        bounds.origin = CGPoint(state.scroll.origin(of: state.bounds, showing: Rect(r)))
    }
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a mode with any name; unknown names are stored and scroll along no axis.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No scrolling.
    public static let none = Self(rawValue: "none")
    /// Scrolling along the y axis only.
    public static let vertically = Self(rawValue: "vertically")
    /// Scrolling along the x axis only.
    public static let horizontally = Self(rawValue: "horizontally")
    /// Scrolling along both axes.
    public static let both = Self(rawValue: "both")
}
