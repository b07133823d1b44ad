public import CoreGraphics
import Foundation

/// A set of corners of a rectangle, with the y axis pointing down.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bit mask, with one bit per corner.
    public let rawValue: UInt
    /// Creates a set of corners from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper-left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper-right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower-left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower-right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners; every bit is set.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

extension UIBezierPath {
    /// Creates a closed rectangle with some corners rounded; the radii are clamped to half the rectangle's size.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = CGSize(
            width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
        // The corners clockwise; `way` is the direction of the edge that ends at the corner, `next` that of the edge that starts there.
        let ends: [(corner: UIRectCorner, point: CGPoint, way: CGVector, next: CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? radius.width : 0), y: rect.minY))
        for end in ends {
            addCorner(at: end.point, from: end.way, to: end.next, radius: corners.contains(end.corner) ? radius : .zero)
        }
        close()
    }

    /// Adds a line to the start of a corner's arc, and the arc; a radius of zero adds only a line to the corner.
    private func addCorner(at point: CGPoint, from way: CGVector, to next: CGVector, radius: CGSize) {
        // Returns the point at `share` times the radius from the corner.
        func away(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
            CGPoint(x: point.x + direction.dx * radius.width * share, y: point.y + direction.dy * radius.height * share)
        }
        let back = CGVector(dx: -way.dx, dy: -way.dy)
        addLine(to: away(back, 1))
        guard radius.width > 0, radius.height > 0 else { return }
        // The distance of both control points from the corner, as a fraction of the radius, in the usual cubic approximation of a quarter ellipse.
        let control = 1 - 0.5522847498
        addCurve(to: away(next, 1), controlPoint1: away(back, control), controlPoint2: away(next, control))
    }
}
