/// Replaces curves by lines at equal steps of the curve's parameter.
///
/// Lines between points on a curve all lie on its inner side. So the inner points are moved outwards by two thirds of what a line is off in
/// its middle: the lines then run on both sides and enclose the area that the curve encloses. The ends stay where they are.
///
/// - Accuracy: No line is farther from its part of the curve than `tolerance`, as long as the curve needs fewer than `mostSteps` steps.
/// - Source: A function with second derivative M differs from its chord over a step h by at most M·h²/8; the move is M·h²/12.
public struct Flattening: Sendable {
    /// Coordinates beyond this are treated like ones that are not finite: differences and products of smaller ones never overflow.
    public static let limit = 1e100
    /// However large a curve is, it becomes at most so many lines.
    public static let mostSteps = 4096

    private let tolerance: Double
    private let visible: Rect?

    /// - Parameters:
    ///   - tolerance: The largest allowed distance; not positive stands for the finest.
    ///   - visible: Curves that lie wholly on one outer side of it become one line each.
    public init(tolerance: Double, visible: Rect? = nil) {
        self.tolerance = tolerance > 0 ? tolerance : .leastNormalMagnitude
        self.visible = visible
    }

    /// The point can take part in calculations.
    @inlinable
    public static func accepts(_ point: Point) -> Bool { abs(point.x) <= 1e100 && abs(point.y) <= 1e100 }

    /// The number of lines that a curve with these control points needs.
    public func stepCount(_ start: Point, _ control: Point, _ end: Point) -> Int {
        steps(bend: (start - control * 2 + end).length * 2)
    }

    /// The number of lines that a curve with these control points needs.
    public func stepCount(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> Int {
        let first = start - control1 * 2 + control2
        let second = control1 - control2 * 2 + end
        // The second derivative runs in a straight line between six times these two.
        return steps(bend: 6 * max(first.dot(first), second.dot(second)).squareRoot())
    }

    /// Adds the curve's points after the first, which is the last of `points`.
    func addQuad(to points: inout [Point], _ control: Point, _ end: Point) {
        guard let start = points.last else { return points.append(end) }
        let count = isHidden(start, control, control, end) ? 1 : stepCount(start, control, end)
        let step = 1 / Double(count)
        let bend = start - control * 2 + end
        let slope = (control - start) * 2
        let moved = start - bend * (step * step / 6)
        for index in 1..<max(1, count) {
            let t = Double(index) * step
            points.append((bend * t + slope) * t + moved)
        }
        points.append(end)
    }

    /// Adds the curve's points after the first, which is the last of `points`.
    func addCubic(to points: inout [Point], _ control1: Point, _ control2: Point, _ end: Point) {
        guard let start = points.last else { return points.append(end) }
        let count = isHidden(start, control1, control2, end) ? 1 : stepCount(start, control1, control2, end)
        let step = 1 / Double(count)
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

    /// The steps for a curve whose second derivative is at most `bend` long.
    private func steps(bend: Double) -> Int {
        let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
        guard count > 1 else { return 1 }
        return count < Double(Self.mostSteps) ? Int(count) : Self.mostSteps
    }

    /// A curve never leaves the hull of its control points.
    private func isHidden(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        guard let visible else { return false }
        return max(max(a.x, b.x), max(c.x, d.x)) < visible.minX || min(min(a.x, b.x), min(c.x, d.x)) > visible.maxX
            || max(max(a.y, b.y), max(c.y, d.y)) < visible.minY || min(min(a.y, b.y), min(c.y, d.y)) > visible.maxY
    }
}
