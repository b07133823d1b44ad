import CoreGraphics
public import Foundation
import QuartzCore

/// An object with a coordinate space: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The visible rectangle of the space, in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point from this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this space to another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The layer with this coordinate space; nil for the space that contains root layers.
    fileprivate var spaceLayer: CALayer? { (self as? UIView)?.layer ?? (self as? UIScreen)?.root }

    /// Converts a point from this space to another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        spaceLayer?.convert(point, to: coordinateSpace.spaceLayer) ?? point
    }
    /// Converts a point from another space to this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        spaceLayer?.convert(point, from: coordinateSpace.spaceLayer) ?? point
    }
    /// Converts a rectangle from this space to another.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        spaceLayer?.convert(rect, to: coordinateSpace.spaceLayer) ?? rect
    }
    /// Converts a rectangle from another space to this one.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        spaceLayer?.convert(rect, from: coordinateSpace.spaceLayer) ?? rect
    }

}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The screen's coordinate space.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen's coordinate space independent of rotation; the same one, because the screen never rotates.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
