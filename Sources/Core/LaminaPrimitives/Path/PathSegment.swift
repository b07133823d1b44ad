/// One line or curve of a path, including its start point.
public enum PathSegment: Sendable, Hashable {
    case line(Point, Point)
    /// Start, control point, end.
    case quad(Point, Point, Point)
    /// Start, two control points, end.
    case cubic(Point, Point, Point, Point)

    /// The first point.
    public var start: Point {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    /// The last point.
    public var end: Point {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// Returns the point at the Bézier parameter `t`; 0 is the start and 1 the end.
    public func point(at t: Double) -> Point {
        let s = 1 - t
        return switch self {
        case .line(let a, let b): a.interpolated(to: b, at: t)
        case .quad(let a, let b, let c): a * (s * s) + b * (2 * s * t) + c * (t * t)
        case .cubic(let a, let b, let c, let d): a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
        }
    }

    /// Returns the derivative of the point by the Bézier parameter; zero where the curve momentarily stops.
    public func derivative(at t: Double) -> Point {
        let s = 1 - t
        return switch self {
        case .line(let a, let b): b - a
        case .quad(let a, let b, let c): (b - a) * (2 * s) + (c - b) * (2 * t)
        case .cubic(let a, let b, let c, let d): (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
        }
    }

    /// Returns the unit vector of the direction of travel at the Bézier parameter `t`; nil when the whole segment is one point.
    ///
    /// If the derivative vanishes (a control point on an end, a cusp), the result is the direction in which the curve continues; at the end of
    /// the segment, the direction in which it arrives.
    public func tangent(at t: Double) -> Point? {
        let least = controlSize * 1e-9
        let slope = derivative(at: t)
        if slope.length > least { return slope * (1 / slope.length) }
        let (before, after) = split(at: t)
        let direction = t < 1 ? after.firstDirection(longerThan: least) : before.reversed.firstDirection(longerThan: least).map { -$0 }
        return direction.map { $0 * (1 / $0.length) }
    }

    /// The same segment traversed in the opposite direction.
    public var reversed: PathSegment {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .quad(let a, let b, let c): .quad(c, b, a)
        case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
        }
    }

    /// Returns the two parts before and after the Bézier parameter `t`, by de Casteljau's construction.
    public func split(at t: Double) -> (PathSegment, PathSegment) {
        switch self {
        case .line(let a, let b):
            let middle = a.interpolated(to: b, at: t)
            return (.line(a, middle), .line(middle, b))
        case .quad(let a, let b, let c):
            let ab = a.interpolated(to: b, at: t)
            let bc = b.interpolated(to: c, at: t)
            let middle = ab.interpolated(to: bc, at: t)
            return (.quad(a, ab, middle), .quad(middle, bc, c))
        case .cubic(let a, let b, let c, let d):
            let ab = a.interpolated(to: b, at: t)
            let bc = b.interpolated(to: c, at: t)
            let cd = c.interpolated(to: d, at: t)
            let abc = ab.interpolated(to: bc, at: t)
            let bcd = bc.interpolated(to: cd, at: t)
            let middle = abc.interpolated(to: bcd, at: t)
            return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
        }
    }

    /// Returns the part between two Bézier parameters with `from` ≤ `to`.
    public func part(from: Double, to: Double) -> PathSegment {
        let head = to < 1 ? split(at: to).0 : self
        guard from > 0 else { return head }
        // The head covers 0...`to`, so `from` has the parameter from/to in it.
        return head.split(at: to > 0 ? min(1, from / to) : 0).1
    }

    /// The size of the control polygon: the largest distance of a control point from the start.
    public var controlSize: Double {
        switch self {
        case .line(let a, let b): (b - a).length
        case .quad(let a, let b, let c): max((b - a).length, (c - a).length)
        case .cubic(let a, let b, let c, let d): max((b - a).length, max((c - a).length, (d - a).length))
        }
    }

    /// Returns the vector from the start to the first control point that is farther away than `least`.
    private func firstDirection(longerThan least: Double) -> Point? {
        pointsAfterStart.lazy.map { $0 - start }.first { $0.length > least }
    }

    private var pointsAfterStart: [Point] {
        switch self {
        case .line(_, let b): [b]
        case .quad(_, let b, let c): [b, c]
        case .cubic(_, let b, let c, let d): [b, c, d]
        }
    }
}
