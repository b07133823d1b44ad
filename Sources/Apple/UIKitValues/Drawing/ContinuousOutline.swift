import CoreGraphics
import Foundation

/// The outline that UIKit gives a rectangle with rounded corners.
///
/// A corner of radius r is continuous: it begins 1.528665 r before the corner and ends as far behind it, in three curves. UIKit decides for width and
/// height separately whether they have room for two such corners, more than 3.05733 r. A side without room changes the shape, which then no longer
/// depends on r:
///
///     both have room        three curves, as above
///     one has room          the radius is half of the short side; a corner runs into the long side continuously, but 0.01875 radii shorter,
///                           and into the short side by a curve that ends 0.05 radii before its middle
///     none has room         quarter circles with half of the shorter side as radius
///
/// So 100 × 100 with radius 33 is a circle. In the second case, a line leads from the end of a corner on a long side to the place 1.528665 r from
/// the next; where the radius is large, it runs backwards, which a stroke shows.
///
/// - Source: Points of `UIBezierPath` on iOS 14 and 15, published with ChouTiUI, and PaintCode's report on the three shapes.
struct ContinuousOutline {
    /// The distance from a corner at which its first curve begins, in radii.
    private static let reach: CGFloat = 1.528665
    /// The distance by which a corner is shorter where only one of its sides has room, in radii.
    private static let loss: CGFloat = 0.01875

    private let rect: CGRect
    private let corners: UIRectCorner
    /// The radius that was asked for.
    private let wanted: CGFloat
    /// The radius of the curves.
    private let radius: CGFloat
    private let widthHasRoom: Bool
    private let heightHasRoom: Bool

    /// - Parameter radius: Positive.
    init(_ rect: CGRect, _ corners: UIRectCorner, radius: CGFloat) {
        self.rect = rect.standardized
        self.corners = corners
        wanted = radius
        widthHasRoom = self.rect.width > 2 * Self.reach * radius
        heightHasRoom = self.rect.height > 2 * Self.reach * radius
        self.radius = widthHasRoom && heightHasRoom ? radius : min(self.rect.width, self.rect.height) / 2
    }

    /// Adds the closed outline, clockwise from the left end of the upper side.
    func add(to path: CGMutablePath) {
        let start = corners.contains(.topLeft) ? min(Self.reach * wanted, rect.width / 2) : 0
        path.move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        for corner in Corner.clockwise(of: rect) {
            guard corners.contains(corner.name) else {
                path.addLine(to: corner.place)
                continue
            }
            let isAcross = corner.direction.dx != 0
            add(corner, isAcross ? (widthHasRoom, heightHasRoom) : (heightHasRoom, widthHasRoom), to: path)
        }
        path.closeSubpath()
    }

    /// Adds one corner.
    ///
    /// - Parameter hasRoom: True for the side that ends at the corner and for the side that starts there when they have room for continuous corners.
    private func add(_ corner: Corner, _ hasRoom: (before: Bool, after: Bool), to path: CGMutablePath) {
        /// Returns the point at distances from the corner, in radii, on the side before and on the side after it.
        func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint { corner.point(before * radius, after * radius) }
        let loss = hasRoom.before && hasRoom.after ? 0 : Self.loss
        let (far, near) = (1.08849296 - loss, 0.86840694 - loss)
        let (edge, depth): (CGFloat, CGFloat) = (0.63149379 - loss, 0.07491139)
        switch hasRoom {
        case (true, true):
            path.addLine(to: point(Self.reach, 0))
            path.addCurve(to: point(edge, depth), control1: point(far, 0), control2: point(near, 0))
            path.addCurve(to: point(depth, edge), control1: point(0.37282383, 0.16905956), control2: point(0.16905956, 0.37282383))
            path.addCurve(to: point(0, Self.reach), control1: point(0, near), control2: point(0, far))
        case (true, false):
            path.addLine(to: corner.point(Self.reach * wanted, 0))
            path.addCurve(to: point(edge, depth), control1: point(far, 0), control2: point(near, 0))
            path.addCurve(to: point(0, 0.95), control1: point(0.2448578, 0.2088109), control2: point(0, 0.5585042))
        case (false, true):
            path.addLine(to: point(0.95, 0))
            path.addCurve(to: point(depth, edge), control1: point(0.5585042, 0), control2: point(0.2088109, 0.2448578))
            path.addCurve(to: point(0, Self.reach - loss), control1: point(0, near), control2: point(0, far))
        case (false, false):
            // The usual cubic approximation of a quarter circle.
            let handle: CGFloat = 1 - 0.5522847498307936
            path.addLine(to: point(1, 0))
            path.addCurve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle))
        }
    }
}

/// A corner of a rectangle that is followed clockwise, with y pointing down.
private struct Corner {
    let name: UIRectCorner
    let place: CGPoint
    /// The direction of the side that ends at the corner.
    let direction: CGVector
    /// The direction of the side that starts at the corner.
    let next: CGVector

    /// The corners, from the upper right one on.
    static func clockwise(of rect: CGRect) -> [Corner] {
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        return [
            Corner(name: .topRight, place: CGPoint(x: rect.maxX, y: rect.minY), direction: right, next: down),
            Corner(name: .bottomRight, place: CGPoint(x: rect.maxX, y: rect.maxY), direction: down, next: left),
            Corner(name: .bottomLeft, place: CGPoint(x: rect.minX, y: rect.maxY), direction: left, next: up),
            Corner(name: .topLeft, place: CGPoint(x: rect.minX, y: rect.minY), direction: up, next: right),
        ]
    }

    /// Returns the point at distances from the corner, against the side before and along the side after it.
    func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
        CGPoint(x: place.x - direction.dx * before + next.dx * after, y: place.y - direction.dy * before + next.dy * after)
    }
}
