public import Foundation
import LaminaPrimitives

extension CGMutablePath {
    /// Adds an ellipse as a closed subpath, from (maxX, midY) towards maxY.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, accepts("CGPathAddEllipseInRect", transform, rect) else { return }
        var ellipse = Path()
        ellipse.addEllipse(in: Rect(rect))
        path.append(ellipse, mappedBy: AffineTransform(transform))
    }

    /// Adds a rectangle with rounded corners as a closed subpath, from (maxX, midY) towards maxY.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        let name = "CGPathAddRoundedRect"
        guard !rect.isNull, accepts(name, transform, rect), accepts(name, transform, CGPoint(x: cornerWidth, y: cornerHeight)) else { return }
        let width = max(0, min(cornerWidth, rect.width / 2))
        let height = max(0, min(cornerHeight, rect.height / 2))
        if width != cornerWidth || height != cornerHeight {
            Diagnostics.report(exception: name, detail: "the corners are larger than half the rectangle; reduced to fit")
        }
        var shape = Path()
        shape.addRoundedRect(Rect(rect), cornerWidth: Double(width), cornerHeight: Double(height))
        path.append(shape, mappedBy: AffineTransform(transform))
    }

    /// Adds a circular arc, connected by a line from the current point if there is one.
    ///
    /// - Parameters:
    ///   - startAngle: The angle of the start, in radians from +x towards +y.
    ///   - endAngle: The angle of the end, in radians from +x towards +y.
    ///   - clockwise: True when angles decrease along the arc: clockwise where y points up, counterclockwise where y points down.
    ///   - transform: The transform of the arc; it does not apply to the current point.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let angles = CGPoint(x: startAngle, y: endAngle)
        guard accepts("CGPathAddArc", transform, center, CGPoint(x: radius, y: 0), angles) else { return }
        path.addRelativeArc(
            center: Point(center), radius: Double(radius), startAngle: Double(startAngle),
            delta: sweep(from: Double(startAngle), to: Double(endAngle), falling: clockwise), mappedBy: AffineTransform(transform))
    }

    /// Adds a circular arc, connected by a line from the current point if there is one.
    ///
    /// - Parameter delta: The angle from start to end, in radians; positive values go from +x towards +y.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let angles = CGPoint(x: startAngle, y: delta)
        guard accepts("CGPathAddRelativeArc", transform, center, CGPoint(x: radius, y: 0), angles) else { return }
        path.addRelativeArc(
            center: Point(center), radius: Double(radius), startAngle: Double(startAngle), delta: Double(delta),
            mappedBy: AffineTransform(transform))
    }

    /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`.
    ///
    /// A line connects the current point with the arc's start. If no arc fits, only a line to `tangent1End` is added.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let name = "CGPathAddArcToPoint"
        guard accepts(name, transform, tangent1End, tangent2End, CGPoint(x: radius, y: 0)), hasCurrentPoint(name) else { return }
        path.addArc(
            tangent1: Point(tangent1End), tangent2: Point(tangent2End), radius: Double(radius), mappedBy: AffineTransform(transform))
    }
}

/// Returns the signed angle of an arc that runs from `start` to `end` in the given direction.
///
/// The magnitude is the angles' difference modulo one turn. One turn is added when the angles differ by a turn or more in that direction, so that
/// such an arc is at least a full circle.
private func sweep(from start: Double, to end: Double, falling: Bool) -> Double {
    let turn = 2 * Double.pi
    let extent = falling ? start - end : end - start
    var rest = extent - (extent / turn).rounded(.down) * turn
    // Rounding errors leave a tiny remainder when the angles are whole turns apart; such a remainder is treated as 0.
    if min(rest, turn - rest) < 1e-12 { rest = 0 }
    // `extent` is negative when the end lies against the direction. A whole number of turns then gives a full circle, any other angle its remainder.
    let isFull = extent >= turn || (rest == 0 && abs(extent) > 1)
    let length = isFull ? rest + turn : rest
    return falling ? -length : length
}
