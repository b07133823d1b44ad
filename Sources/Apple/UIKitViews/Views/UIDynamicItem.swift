public import CoreGraphics
public import Foundation
public import UIKitValues

/// An object that a dynamic animator moves; views are dynamic items.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The rectangle whose size is the item's size.
    var bounds: CGRect { get }
    /// The rotation.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides; optional, `rectangle` by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of an item with `path`, about the item's centre; concave outlines collide as their convex hull.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The default implementation; a rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The default implementation; the item's bounds, about the centre.
    public var collisionBoundingPath: UIBezierPath { .centered(bounds.size) }
}

extension UIBezierPath {
    /// Returns a rectangle around (0, 0).
    static func centered(_ size: CGSize) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}

extension UIView: UIDynamicItem {}
