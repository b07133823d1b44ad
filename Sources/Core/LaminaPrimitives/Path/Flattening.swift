/// Replaces curves by line segments at equal steps of the curve's parameter.
///
/// Chords all lie on the inner side of the curve. To compensate, inner points are moved outwards by two thirds of the chord's sagitta: the
/// segments then run on both sides of the curve and enclose the same area. The end points stay in place.
///
/// - Accuracy: No segment is farther from its part of the curve than `tolerance`, as long as the curve needs fewer than `mostSteps` steps.
/// - Source: A function with second derivative M differs from its chord over a step h by at most M·h²/8; the points are moved by M·h²/12.
public struct Flattening: Sendable {
    /// The largest accepted coordinate.
    ///
    /// Differences and products of coordinates below the limit never overflow; larger coordinates are treated like infinity.
    public static let limit = 1e100
    /// The maximal number of segments per curve.
    public static let mostSteps = 4096

    private let tolerance: Double
    private let visible: Rect?

    /// Creates a flattener.
    ///
    /// - Parameters:
    ///   - tolerance: The largest allowed distance from the curve; a value that is not positive is replaced by the smallest positive number.
    ///   - visible: Curves that lie entirely beyond one edge of this rectangle become a single segment; nil flattens all.
    public init(tolerance: Double, visible: Rect? = nil) {
        self.tolerance = tolerance > 0 ? tolerance : .leastNormalMagnitude
        self.visible = visible
    }

    /// Returns true when both coordinates are finite and at most `limit` in magnitude.
    @inlinable
    public static func accepts(_ point: Point) -> Bool { abs(point.x) <= 1e100 && abs(point.y) <= 1e100 }

    /// Returns the number of segments that a quadratic curve needs.
    public func stepCount(_ start: Point, _ control: Point, _ end: Point) -> Int {
        steps(bend: (start - control * 2 + end).length * 2)
    }

    /// Returns the number of segments that a cubic curve needs.
    public func stepCount(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> Int {
        let first = start - control1 * 2 + control2
        let second = control1 - control2 * 2 + end
        // The second derivative interpolates linearly between six times these two vectors, so its maximum is at one end.
        return steps(bend: 6 * max(first.dot(first), second.dot(second)).squareRoot())
    }

    /// Appends the points of a quadratic curve that starts at the last of `points`.
    func addQuad(to points: inout [Point], _ control: Point, _ end: Point) {
        guard let start = points.last else { return points.append(end) }
        let count = isHidden(start, control, control, end) ? 1 : stepCount(start, control, end)
        let step = 1 / Double(count)
        // The curve is bend·t² + slope·t + start. Its second derivative is constant, so all inner points move by the same vector.
        let bend = start - control * 2 + end
        let slope = (control - start) * 2
        let moved = start - bend * (step * step / 6)
        for index in 1..<max(1, count) {
            let t = Double(index) * step
            points.append((bend * t + slope) * t + moved)
        }
        points.append(end)
    }

    /// Appends the points of a cubic curve that starts at the last of `points`.
    func addCubic(to points: inout [Point], _ control1: Point, _ control2: Point, _ end: Point) {
        guard let start = points.last else { return points.append(end) }
        let count = isHidden(start, control1, control2, end) ? 1 : stepCount(start, control1, control2, end)
        let step = 1 / Double(count)
        // The curve is twist·t³ + bend·t² + slope·t + start. Its second derivative is linear in t, so the movement of the inner points is linear too
        // and is added to slope and start.
        let bend = (start - control1 * 2 + control2) * 3
        let twist = end - start + (control1 - control2) * 3
        let slope = (control1 - start) * 3 - twist * (step * step / 2)
        let moved = start - bend * (step * step / 6)
        for index in 1..<max(1, count) {
            let t = Double(index) * step
            points.append(((twist * t + bend) * t + slope) * t + moved)
        }
        points.append(end)
    }

    /// Returns the number of segments for a curve whose second derivative has at most the length `bend`.
    private func steps(bend: Double) -> Int {
        let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
        guard count > 1 else { return 1 }
        return count < Double(Self.mostSteps) ? Int(count) : Self.mostSteps
    }

    /// Returns true when the curve lies entirely beyond one edge of `visible`, because its control points do.
    private func isHidden(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        guard let visible else { return false }
        return max(max(a.x, b.x), max(c.x, d.x)) < visible.minX || min(min(a.x, b.x), min(c.x, d.x)) > visible.maxX
            || max(max(a.y, b.y), max(c.y, d.y)) < visible.minY || min(min(a.y, b.y), min(c.y, d.y)) > visible.maxY
    }
}
