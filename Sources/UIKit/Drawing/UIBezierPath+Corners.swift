public import CoreGraphics
import Foundation

/// Corners of a rectangle, as seen with y down.
public struct UIRectCorner: OptionSet, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four, now and ever.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

extension UIBezierPath {
    /// A closed rectangle, some of whose corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = CGSize(
            width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
        // Around the rectangle as seen clockwise: where each edge ends, and which way the edge goes.
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

    private func addCorner(at point: CGPoint, from way: CGVector, to next: CGVector, radius: CGSize) {
        func away(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
            CGPoint(x: point.x + direction.dx * radius.width * share, y: point.y + direction.dy * radius.height * share)
        }
        let back = CGVector(dx: -way.dx, dy: -way.dy)
        addLine(to: away(back, 1))
        guard radius.width > 0, radius.height > 0 else { return }
        // The cubic that comes nearest to a quarter of an ellipse.
        let control = 1 - 0.5522847498
        addCurve(to: away(next, 1), controlPoint1: away(back, control), controlPoint2: away(next, control))
    }
}
