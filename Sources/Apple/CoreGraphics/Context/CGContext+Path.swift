public import Foundation
import LaminaPrimitives

// The path is stored in pixels: each point is mapped by the transform in effect when it is added.
extension CGContext {
    /// The transform from user space to pixels in Apple's type, for adding segments to the path.
    var mapToPixels: CGAffineTransform { CGAffineTransform(state.userToPixels) }

    /// Clears the current path.
    public func beginPath() { pendingPath.path = Path() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { pendingPath.move(to: point, transform: mapToPixels) }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { pendingPath.addLine(to: point, transform: mapToPixels) }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pendingPath.addQuadCurve(to: end, control: control, transform: mapToPixels)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pendingPath.addCurve(to: end, control1: control1, control2: control2, transform: mapToPixels)
    }

    /// Closes the current subpath by a line to its first point.
    public func closePath() { pendingPath.closeSubpath() }

    /// Adds lines through all points; the first point begins a subpath.
    public func addLines(between points: [CGPoint]) { pendingPath.addLines(between: points, transform: mapToPixels) }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { pendingPath.addRect(rect, transform: mapToPixels) }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) { pendingPath.addRects(rects, transform: mapToPixels) }

    /// Adds an ellipse as a closed subpath.
    public func addEllipse(in rect: CGRect) { pendingPath.addEllipse(in: rect, transform: mapToPixels) }

    /// Adds a circular arc, connected by a line from the current point if there is one.
    ///
    /// - Parameter clockwise: The direction where the y axis points up; in a context of UIKit the arc appears counterclockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        pendingPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: mapToPixels)
    }

    /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pendingPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: mapToPixels)
    }

    /// Adds all subpaths of a path.
    public func addPath(_ path: CGPath) { pendingPath.addPath(path, transform: mapToPixels) }

    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let outline = strokeOutline(of: pendingPath.path) else { return beginPath() }
        pendingPath.path = outline
    }

    /// The current path in user space; nil when it is empty or the transform has no inverse.
    public var path: CGPath? {
        guard !pendingPath.isEmpty, let back = state.userToPixels.inverse else { return nil }
        return CGPath(pendingPath.path.mapped(by: back))
    }

    /// True when the current path has no elements.
    public var isPathEmpty: Bool { pendingPath.isEmpty }

    /// The point from which the next segment continues, in user space; (0, 0) for an empty path.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

    /// The bounding box of the path with its control points, in user space; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns true when drawing the current path with `mode` would paint `point`, which is in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = state.userToPixels(Point(point))
        let isInside = mode.fillRule.map { pendingPath.path.contains(place, rule: $0) } ?? false
        if isInside || !mode.strokes { return isInside }
        return strokeOutline(of: pendingPath.path)?.contains(place) ?? false
    }
}

extension CGPathDrawingMode {
    /// The rule that defines the inside; nil when the mode does not fill.
    var fillRule: FillRule? {
        switch self {
        case .fill, .fillStroke: .nonZero
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        @unknown default: nil
        }
    }

    /// True when the mode strokes the path.
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
