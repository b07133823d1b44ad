public import Foundation
package import LaminaPrimitives

/// A path of lines and curves, as open and closed subpaths.
///
/// Only `CGMutablePath` can change, so an owner that stores a `CGPath` from outside copies it.
public class CGPath {
    /// The path as a value.
    package internal(set) var path: Path

    /// Wraps a path value.
    package init(_ path: Path) { self.path = path }

    /// Creates a closed rectangle, from (minX, minY) towards maxX.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: unsafe map(transform))
        self.init(path.path)
    }

    /// Creates a closed ellipse, from (maxX, midY) towards maxY.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: unsafe map(transform))
        self.init(path.path)
    }

    /// Creates a closed rectangle with rounded corners, from (maxX, midY) towards maxY.
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

    /// True when the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The point from which the next segment continues; (0, 0) for an empty path.
    public var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

    /// The bounding box of all points and control points; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds.map(CGRect.init) ?? .null }

    /// The bounding box of the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.bounds.map(CGRect.init) ?? .null }

    /// Returns true when the path is a single rectangle with sides parallel to the axes.
    ///
    /// - Parameter rect: Receives the rectangle when the result is true.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.rectangle else { return false }
        // The caller guarantees room for one rectangle, or passes nil.
        unsafe rect?.pointee = CGRect(found)
        return true
    }

    /// Returns true when the point, mapped by `transform`, lies inside the path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let place = Point(point.applying(transform))
        return place.isFinite && path.contains(place, rule: FillRule(rule))
    }
}

extension CGPath: Hashable {
    /// True when the two paths have the same elements with the same points.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    /// Hashes the elements and points.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// Returns the transform at an address; the identity for nil.
@unsafe
func map(_ transform: UnsafePointer<CGAffineTransform>?) -> CGAffineTransform {
    // The caller of the API guarantees one transform at the address, or passes nil.
    unsafe transform?.pointee ?? .identity
}

extension Path {
    /// The rectangle that this path describes, or nil.
    ///
    /// Such a path has four corners in either direction, closed by a `close` or by a fifth point that equals the first.
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
