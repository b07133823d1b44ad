public import Foundation
package import LaminaPrimitives

/// A path to which segments can be added.
///
/// Every function maps its points by `transform` before it adds them. Numbers that are not finite are refused: the path stays unchanged.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Wraps a path value.
    package override init(_ path: Path) { super.init(path) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard accepts("CGPathMoveToPoint", transform, point) else { return }
        path.move(to: Point(point.applying(transform)))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard accepts("CGPathAddLineToPoint", transform, point), hasCurrentPoint("CGPathAddLineToPoint") else { return }
        path.addLine(to: Point(point.applying(transform)))
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let name = "CGPathAddQuadCurveToPoint"
        guard accepts(name, transform, end, control), hasCurrentPoint(name) else { return }
        path.addQuad(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        let name = "CGPathAddCurveToPoint"
        guard accepts(name, transform, end, control1, control2), hasCurrentPoint(name) else { return }
        path.addCubic(
            to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
            control2: Point(control2.applying(transform)))
    }

    /// Closes the current subpath by a line to its first point.
    public func closeSubpath() { path.close() }

    /// Adds lines through all points; the first point begins a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first, points.allSatisfy({ accepts("CGPathAddLines", transform, $0) }) else { return }
        path.move(to: Point(first.applying(transform)))
        for point in points.dropFirst() { path.addLine(to: Point(point.applying(transform))) }
    }

    /// Adds a rectangle as a closed subpath, from (minX, minY) towards maxX.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, accepts("CGPathAddRect", transform, rect) else { return }
        path.append(RoundedRect(Rect(rect)).path, mappedBy: AffineTransform(transform))
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds all subpaths of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard accepts("CGPathAddPath", transform, .zero) else { return }
        self.path.append(path.path, mappedBy: AffineTransform(transform))
    }
}

extension CGMutablePath {
    /// Returns true when all numbers are finite; otherwise reports the mistake.
    func accepts(_ name: String, _ transform: CGAffineTransform, _ points: CGPoint...) -> Bool {
        guard transform.isFinite, points.allSatisfy(\.isFinite) else {
            Diagnostics.report(exception: name, detail: "a number is NaN or infinite; nothing added")
            return false
        }
        return true
    }

    /// Returns true when all numbers are finite; otherwise reports the mistake.
    func accepts(_ name: String, _ transform: CGAffineTransform, _ rect: CGRect) -> Bool {
        accepts(name, transform, rect.origin, CGPoint(x: rect.size.width, y: rect.size.height))
    }

    /// Returns true when the path has a current point; otherwise reports the mistake.
    func hasCurrentPoint(_ name: String) -> Bool {
        if path.currentPoint == nil { Diagnostics.report(exception: name, detail: "no current point; nothing added") }
        return path.currentPoint != nil
    }
}
