public import Foundation
package import LaminaPrimitives

/// Lines and curves in the plane, as open and closed subpaths.
///
/// Only a `CGMutablePath` changes; a path that may be one is copied by whoever keeps it.
public class CGPath {
    /// The same path as a value.
    package internal(set) var path: Path

    /// A path of the core.
    package init(_ path: Path) { self.path = path }

    /// A closed rectangle, from (minX, minY) towards maxX.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: unsafe map(transform))
        self.init(path.path)
    }

    /// A closed ellipse, from (maxX, midY) towards maxY.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: unsafe map(transform))
        self.init(path.path)
    }

    /// A closed rectangle with rounded corners, from (maxX, midY) towards maxY.
    ///
    /// - Parameters:
    ///   - cornerWidth: The radius of the corners along x, at most half the width.
    ///   - cornerHeight: The radius of the corners along y, at most half the height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: unsafe map(transform))
        self.init(path.path)
    }

    /// There is no step at all.
    public var isEmpty: Bool { path.isEmpty }

    /// Where the next segment begins; the origin for an empty path.
    public var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

    /// The smallest rectangle that holds all points and control points; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds.map(CGRect.init) ?? .null }

    /// The smallest rectangle that holds the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.bounds.map(CGRect.init) ?? .null }

    /// The path is one rectangle with sides along the axes.
    ///
    /// - Parameter rect: Gets the rectangle, if it is one.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.rectangle else { return false }
        // The caller promises room for one rectangle, or passes nil.
        unsafe rect?.pointee = CGRect(found)
        return true
    }

    /// The point lies inside the path, after `transform` has been applied to the point.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let place = Point(point.applying(transform))
        return place.isFinite && path.contains(place, rule: FillRule(rule))
    }
}

extension CGPath: Hashable {
    /// Both have the same steps with the same points.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    /// Feeds the steps and points.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The map at an address; the identity for nil.
@unsafe
func map(_ transform: UnsafePointer<CGAffineTransform>?) -> CGAffineTransform {
    // The caller of the API promises one map, or passes nil.
    unsafe transform?.pointee ?? .identity
}

extension Path {
    /// The rectangle that this path is: four corners in either direction, closed by a step or by a fifth corner on the first.
    fileprivate var rectangle: Rect? {
        var open = verbs
        if open.last == .close { open.removeLast() }
        guard open.first == .move, open.dropFirst().allSatisfy({ $0 == .line }), open.count == 4 || open.count == 5 else { return nil }
        if open.count == 5, points[4] != points[0] { return nil }
        guard open.count == 5 || verbs.last == .close else { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let startsAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        return startsAlongX || startsAlongY ? Rect(enclosing: points) : nil
    }
}
