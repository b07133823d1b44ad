import CoreGraphics
public import Foundation
import QuartzCore

/// Something that has coordinates: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// What the coordinates count in.
    var bounds: CGRect { get }
    /// To other coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// From other coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// To other coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// From other coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The layer whose coordinates these are; nil is the space in which roots stand.
    fileprivate var spaceLayer: CALayer? { (self as? UIView)?.layer ?? (self as? UIScreen)?.root }

    /// To other coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        spaceLayer?.convert(point, to: coordinateSpace.spaceLayer) ?? point
    }
    /// From other coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        spaceLayer?.convert(point, from: coordinateSpace.spaceLayer) ?? point
    }
    /// To other coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        spaceLayer?.convert(rect, to: coordinateSpace.spaceLayer) ?? rect
    }
    /// From other coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        spaceLayer?.convert(rect, from: coordinateSpace.spaceLayer) ?? rect
    }

}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The screen's coordinates.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen's coordinates, which nothing turns here.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
