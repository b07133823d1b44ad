package import LaminaPrimitives

/// A curve with all that its places and tangents need: what `PathSegment` gives, computed sooner.
package struct StrokedCurve {
    private let segment: PathSegment
    // A parabola has three control points, and zero as the fourth.
    private let (a, b, c, d): (Point, Point, Point, Point)
    private let (first, middle, last): (Point, Point, Point)
    private let isCubic: Bool
    /// How slow the place moves at least where the movement has a direction.
    private let least: Double

    /// The same curve as `segment`.
    package init(_ segment: PathSegment) {
        self.segment = segment
        least = segment.controlSize * 1e-9
        switch segment {
        case .line(let start, let end):
            (a, b, c, d, isCubic) = (start, start.interpolated(to: end, at: 0.5), end, .zero, false)
        case .quad(let start, let control, let end):
            (a, b, c, d, isCubic) = (start, control, end, .zero, false)
        case .cubic(let start, let control1, let control2, let end):
            (a, b, c, d, isCubic) = (start, control1, control2, end, true)
        }
        (first, middle, last) = (b - a, c - b, isCubic ? d - c : .zero)
    }

    /// The place at a Bézier parameter.
    @inline(__always)
    package func point(at t: Double) -> Point {
        let s = 1 - t
        return isCubic
            ? a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
            : a * (s * s) + b * (2 * s * t) + c * (t * t)
    }

    /// The direction of travel, of length 1; nil when the whole curve is one point.
    @inline(__always)
    package func tangent(at t: Double) -> Point? {
        let s = 1 - t
        let slope = isCubic ? first * (3 * s * s) + middle * (6 * s * t) + last * (3 * t * t) : first * (2 * s) + middle * (2 * t)
        let speed = slope.length
        return speed > least ? slope * (1 / speed) : segment.tangent(at: t)
    }
}
