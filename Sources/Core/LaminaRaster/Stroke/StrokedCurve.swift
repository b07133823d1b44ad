package import LaminaPrimitives

/// A curve that is evaluated at many parameters: gives the same points and tangents as `PathSegment`, but faster, by precomputed differences.
package struct StrokedCurve {
    private let segment: PathSegment
    // The control points; a line or quadratic curve has three, and zero as the fourth.
    private let (a, b, c, d): (Point, Point, Point, Point)
    // The differences of neighbouring control points, which are the control points of the derivative up to a factor of 2 or 3.
    private let (first, middle, last): (Point, Point, Point)
    private let isCubic: Bool
    /// The length of the derivative below which rounding errors dominate its direction.
    private let least: Double

    /// Prepares a segment; a line becomes a quadratic curve.
    package init(_ segment: PathSegment) {
        self.segment = segment
        least = segment.controlSize * 1e-9
        switch segment {
        case .line(let start, let end):
            // A line as a quadratic curve: with the control point in the middle, its speed is constant.
            (a, b, c, d, isCubic) = (start, start.interpolated(to: end, at: 0.5), end, .zero, false)
        case .quad(let start, let control, let end):
            (a, b, c, d, isCubic) = (start, control, end, .zero, false)
        case .cubic(let start, let control1, let control2, let end):
            (a, b, c, d, isCubic) = (start, control1, control2, end, true)
        }
        (first, middle, last) = (b - a, c - b, isCubic ? d - c : .zero)
    }

    /// Returns the point at a Bézier parameter.
    @inline(__always)
    package func point(at t: Double) -> Point {
        let s = 1 - t
        return isCubic
            ? a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
            : a * (s * s) + b * (2 * s * t) + c * (t * t)
    }

    /// Returns the unit vector of the direction of travel; nil when the whole curve is one point.
    @inline(__always)
    package func tangent(at t: Double) -> Point? {
        let s = 1 - t
        let slope = isCubic ? first * (3 * s * s) + middle * (6 * s * t) + last * (3 * t * t) : first * (2 * s) + middle * (2 * t)
        let speed = slope.length
        // The slower `PathSegment` also handles points where the derivative vanishes, such as cusps.
        return speed > least ? slope * (1 / speed) : segment.tangent(at: t)
    }
}
