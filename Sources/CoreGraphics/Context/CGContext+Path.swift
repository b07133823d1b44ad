public import Foundation
import LaminaPrimitives

// The path is kept in pixels: each point is mapped by the transform that is in effect when it is added.
extension CGContext {
    /// User space in Apple's type, for adding to the path.
    var mapToPixels: CGAffineTransform { CGAffineTransform(state.userToPixels) }

    /// Begins with an empty path.
    public func beginPath() { pendingPath.path = Path() }

    /// Begins a subpath.
    public func move(to point: CGPoint) { pendingPath.move(to: point, transform: mapToPixels) }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { pendingPath.addLine(to: point, transform: mapToPixels) }

    /// Adds a curve with one control point from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pendingPath.addQuadCurve(to: end, control: control, transform: mapToPixels)
    }

    /// Adds a curve with two control points from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pendingPath.addCurve(to: end, control1: control1, control2: control2, transform: mapToPixels)
    }

    /// Closes the current subpath by a line to where it began.
    public func closePath() { pendingPath.closeSubpath() }

    /// Adds lines through all points; the first one begins a subpath.
    public func addLines(between points: [CGPoint]) { pendingPath.addLines(between: points, transform: mapToPixels) }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { pendingPath.addRect(rect, transform: mapToPixels) }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { pendingPath.addRects(rects, transform: mapToPixels) }

    /// Adds a closed ellipse.
    public func addEllipse(in rect: CGRect) { pendingPath.addEllipse(in: rect, transform: mapToPixels) }

    /// Adds a part of a circle, with a line to its start when there is a current point.
    ///
    /// - Parameter clockwise: As seen where y points up; in a context of UIKit it looks counterclockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        pendingPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: mapToPixels)
    }

    /// Adds the arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pendingPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: mapToPixels)
    }

    /// Adds all subpaths of a path.
    public func addPath(_ path: CGPath) { pendingPath.addPath(path, transform: mapToPixels) }

    /// Replaces the path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let outline = strokeOutline(of: pendingPath.path) else { return beginPath() }
        pendingPath.path = outline
    }

    /// The path so far, in user space; nil when it is empty or the transform has no inverse.
    public var path: CGPath? {
        guard !pendingPath.isEmpty, let back = state.userToPixels.inverse else { return nil }
        return CGPath(pendingPath.path.mapped(by: back))
    }

    /// Nothing has been added to the path.
    public var isPathEmpty: Bool { pendingPath.isEmpty }

    /// Where the next segment begins, in user space; the origin for an empty path.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

    /// The smallest rectangle of user space that holds the path with its control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Drawing the path in this way would paint the point, which is in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = state.userToPixels(Point(point))
        let isInside = mode.fillRule.map { pendingPath.path.contains(place, rule: $0) } ?? false
        if isInside || !mode.strokes { return isInside }
        return strokeOutline(of: pendingPath.path)?.contains(place) ?? false
    }
}

extension CGPathDrawingMode {
    /// How the inside is found; nil when it is not painted.
    var fillRule: FillRule? {
        switch self {
        case .fill, .fillStroke: .nonZero
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    /// The outline is painted.
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
