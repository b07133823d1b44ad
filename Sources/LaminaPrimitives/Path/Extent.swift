/// The smallest range that holds one coordinate of points and curves.
struct Extent {
    private(set) var low: Double
    private(set) var high: Double

    init(_ value: Double) { (low, high) = (value, value) }

    mutating func include(_ value: Double) {
        low = min(low, value)
        high = max(high, value)
    }

    /// Includes a parabola from `a`, which is included already.
    mutating func include(_ a: Double, _ control: Double, _ end: Double) {
        include(end)
        // A curve never leaves the hull of its control points.
        guard !holds(control) else { return }
        let t = (a - control) / (a - 2 * control + end)
        guard t > 0 && t < 1 else { return }
        let s = 1 - t
        include(a * (s * s) + control * (2 * s * t) + end * (t * t))
    }

    /// Includes a cubic curve from `a`, which is included already.
    mutating func include(_ a: Double, _ b: Double, _ c: Double, _ end: Double) {
        include(end)
        guard !(holds(b) && holds(c)) else { return }
        let roots = Self.roots(b - a, c - b, end - c)
        include(roots.0, a, b, c, end)
        include(roots.1, a, b, c, end)
    }

    /// Includes the value at a parameter, when it is one of the curve.
    private mutating func include(_ t: Double, _ a: Double, _ b: Double, _ c: Double, _ end: Double) {
        guard t > 0 && t < 1 else { return }
        let s = 1 - t
        include(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + end * (t * t * t))
    }

    private func holds(_ value: Double) -> Bool { value >= low && value <= high }

    /// Where the parabola with these Bernstein coefficients is zero; numbers outside 0...1, or none, stand for nowhere.
    private static func roots(_ first: Double, _ middle: Double, _ last: Double) -> (Double, Double) {
        let square = first - 2 * middle + last
        let linear = 2 * (middle - first)
        let discriminant = linear * linear - 4 * square * first
        guard discriminant >= 0 else { return (.nan, .nan) }
        // Of the two textbook forms, each root takes the one that subtracts no near equals; it also serves when `square` is 0.
        let sum = -(linear + (linear < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return (sum / square, first / sum)
    }
}
