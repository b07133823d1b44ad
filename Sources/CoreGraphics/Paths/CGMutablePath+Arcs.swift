public import Foundation
import LaminaPrimitives

extension CGMutablePath {
    /// Adds a closed ellipse, from (maxX, midY) towards maxY.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, accepts("CGPathAddEllipseInRect", transform, rect) else { return }
        var ellipse = Path()
        ellipse.addEllipse(in: Rect(rect))
        path.append(ellipse, mappedBy: AffineTransform(transform))
    }

    /// Adds a closed rectangle with rounded corners, from (maxX, midY) towards maxY.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        let name = "CGPathAddRoundedRect"
        guard !rect.isNull, accepts(name, transform, rect), accepts(name, transform, CGPoint(x: cornerWidth, y: cornerHeight)) else { return }
        let width = max(0, min(cornerWidth, rect.width / 2))
        let height = max(0, min(cornerHeight, rect.height / 2))
        if width != cornerWidth || height != cornerHeight {
            Diagnostics.report(exception: name, detail: "the corners do not fit into the rectangle; made smaller")
        }
        var shape = Path()
        shape.addRoundedRect(Rect(rect), cornerWidth: Double(width), cornerHeight: Double(height))
        path.append(shape, mappedBy: AffineTransform(transform))
    }

    /// Adds a part of a circle, with a line to its start when there is a current point.
    ///
    /// - Parameters:
    ///   - startAngle: In radians from +x towards +y.
    ///   - endAngle: In radians from +x towards +y.
    ///   - clockwise: Angles fall on the way: clockwise where y points up, counterclockwise where y points down.
    ///   - transform: Maps the arc, not the current point.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let angles = CGPoint(x: startAngle, y: endAngle)
        guard accepts("CGPathAddArc", transform, center, CGPoint(x: radius, y: 0), angles) else { return }
        path.addRelativeArc(
            center: Point(center), radius: Double(radius), startAngle: Double(startAngle),
            delta: sweep(from: Double(startAngle), to: Double(endAngle), falling: clockwise), mappedBy: AffineTransform(transform))
    }

    /// Adds a part of a circle, with a line to its start when there is a current point.
    ///
    /// - Parameter delta: How far to go from the start, in radians; angles grow where it is positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let angles = CGPoint(x: startAngle, y: delta)
        guard accepts("CGPathAddRelativeArc", transform, center, CGPoint(x: radius, y: 0), angles) else { return }
        path.addRelativeArc(
            center: Point(center), radius: Double(radius), startAngle: Double(startAngle), delta: Double(delta),
            mappedBy: AffineTransform(transform))
    }

    /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`, with a line to
    /// its start; only a line to `tangent1End` where no arc fits.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let name = "CGPathAddArcToPoint"
        guard accepts(name, transform, tangent1End, tangent2End, CGPoint(x: radius, y: 0)), hasCurrentPoint(name) else { return }
        path.addArc(
            tangent1: Point(tangent1End), tangent2: Point(tangent2End), radius: Double(radius), mappedBy: AffineTransform(transform))
    }
}

/// How far an arc goes from one angle to another in a given direction: less than a turn, or at least one where the angles are that far
/// apart.
private func sweep(from start: Double, to end: Double, falling: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = falling ? start - end : end - start
    var rest = way - (way / turn).rounded(.down) * turn
    // Angles that are whole turns apart seldom are so to the last digit.
    if min(rest, turn - rest) < 1e-12 { rest = 0 }
    // Against the direction, whole turns make a full circle and anything else what is left of one.
    let isFull = way >= turn || (rest == 0 && abs(way) > 1)
    let length = isFull ? rest + turn : rest
    return falling ? -length : length
}
