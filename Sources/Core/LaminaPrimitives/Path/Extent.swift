/// The smallest interval that contains one coordinate of points and curves.
struct Extent {
    private(set) var low: Double
    private(set) var high: Double

    init(_ value: Double) { (low, high) = (value, value) }

    mutating func include(_ value: Double) {
        low = min(low, value)
        high = max(high, value)
    }

    /// Extends the interval by a quadratic curve that starts at `a`; `a` is already included.
    mutating func include(_ a: Double, _ control: Double, _ end: Double) {
        include(end)
        // A curve stays in the convex hull of its control points, so it cannot leave an interval that contains them.
        guard !holds(control) else { return }
        // The extremum: the parameter at which the derivative is zero.
        let t = (a - control) / (a - 2 * control + end)
        guard t > 0 && t < 1 else { return }
        let s = 1 - t
        include(a * (s * s) + control * (2 * s * t) + end * (t * t))
    }

    /// Extends the interval by a cubic curve that starts at `a`; `a` is already included.
    mutating func include(_ a: Double, _ b: Double, _ c: Double, _ end: Double) {
        include(end)
        guard !(holds(b) && holds(c)) else { return }
        let roots = Self.roots(b - a, c - b, end - c)
        include(roots.0, a, b, c, end)
        include(roots.1, a, b, c, end)
    }

    /// Includes the curve's value at parameter `t`; ignores parameters outside 0...1 and NaN.
    private mutating func include(_ t: Double, _ a: Double, _ b: Double, _ c: Double, _ end: Double) {
        guard t > 0 && t < 1 else { return }
        let s = 1 - t
        include(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + end * (t * t * t))
    }

    private func holds(_ value: Double) -> Bool { value >= low && value <= high }

    /// Returns the zeros of a quadratic polynomial given by its Bernstein coefficients.
    ///
    /// Missing zeros are NaN or outside 0...1.
    static func roots(_ first: Double, _ middle: Double, _ last: Double) -> (Double, Double) {
        let square = first - 2 * middle + last
        let linear = 2 * (middle - first)
        let discriminant = linear * linear - 4 * square * first
        guard discriminant >= 0 else { return (.nan, .nan) }
        // Each root uses the textbook form that does not subtract nearly equal numbers. The second form also works when `square` is 0.
        let sum = -(linear + (linear < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return (sum / square, first / sum)
    }
}
