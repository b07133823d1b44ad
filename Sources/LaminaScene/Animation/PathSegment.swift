import LaminaPrimitives

/// One line or curve of an animation path, as a cubic Bézier curve.
struct PathSegment: Sendable, Hashable {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point
    /// True for the line that a `close` element draws back to the start of its subpath.
    var isClosing = false

    /// Creates a straight line; its control points at thirds make equal parameter steps equally long.
    init(from start: Point, to end: Point) {
        self.init(
            start: start, control1: start.interpolated(to: end, at: 1.0 / 3), control2: start.interpolated(to: end, at: 2.0 / 3),
            end: end)
    }

    /// Creates a quadratic curve, raised to a cubic.
    init(from start: Point, control: Point, to end: Point) {
        self.init(
            start: start, control1: start.interpolated(to: control, at: 2.0 / 3),
            control2: end.interpolated(to: control, at: 2.0 / 3), end: end)
    }

    init(start: Point, control1: Point, control2: Point, end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The lines and curves of a path; skips moves and closing lines of zero length.
    static func segments(of path: Path) -> [PathSegment] {
        var segments: [PathSegment] = []
        var start = Point.zero
        var here = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point): (start, here) = (point, point)
            case .line(let point): segments.append(PathSegment(from: here, to: point))
            case .quad(let control, let point): segments.append(PathSegment(from: here, control: control, to: point))
            case .cubic(let control1, let control2, let point):
                segments.append(PathSegment(start: here, control1: control1, control2: control2, end: point))
            case .close:
                if here != start {
                    segments.append(PathSegment(from: here, to: start))
                    segments[segments.count - 1].isClosing = true
                }
                here = start
            }
            if case .move = element { continue }
            if case .close = element { continue }
            here = segments.last?.end ?? here
        }
        return segments
    }

    /// The point at a parameter of the curve, 0...1.
    func point(at t: Double) -> Point {
        let rest = 1 - t
        let outer = start * (rest * rest * rest) + end * (t * t * t)
        return outer + control1 * (3 * rest * rest * t) + control2 * (3 * rest * t * t)
    }

    /// The tangent at a parameter, of arbitrary length; nil for a segment whose points all coincide.
    func direction(at t: Double) -> Point? {
        let rest = 1 - t
        let speed =
            (control1 - start) * (rest * rest) + (control2 - control1) * (2 * rest * t) + (end - control2) * (t * t)
        // The derivative vanishes where control points coincide; the chord to the next distinct point is the limit of the tangent there.
        let candidates = [speed, t < 0.5 ? control2 - start : end - control1, end - start]
        return candidates.first { $0.squaredLength > 1e-18 }
    }
}
