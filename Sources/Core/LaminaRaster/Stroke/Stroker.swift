internal import LaminaPrimitives

/// Follows subpaths and collects the outlines of their strokes.
///
/// The outline of an open subpath is one ring along both edges and the caps; a closed subpath gives two rings of opposite direction. Where a
/// stroke overlaps itself the winding numbers add up, and the non-zero rule paints the union.
struct Stroker {
    /// The outlines of the subpaths added so far.
    private(set) var outline = Path()

    /// The number of halvings after which a step that still turns sharply is taken for a cusp.
    private static let mostHalvings = 12
    /// The total turning of one curve, in radians, for which `follow` may add points.
    ///
    /// A cubic turns by less than 2π, including the π of a cusp; four times 2π leaves room for uneven halving.
    private static let mostTurning = 8 * Double.pi

    private let join: StrokeStyle.Join
    private let flattening: Flattening
    /// The cosine of the largest turn that a step of `follow` may make without being halved.
    private let smoothTurn: Double
    private var ribbon: Ribbon

    /// - Parameter points: The number of points of the path.
    init(_ style: StrokeStyle, tolerance: Double, points: Int) {
        join = style.join
        flattening = Flattening(tolerance: tolerance)
        let ribbon = Ribbon(style, tolerance: tolerance, points: points)
        smoothTurn = Numerics.cos(min(ribbon.form.arcStep, 0.5))
        self.ribbon = ribbon
    }

    /// Adds the stroke of a subpath; returns false when it ends early at a point that is not finite.
    mutating func add(_ subpath: PathSegments.Subpath, of segments: PathSegments) -> Bool {
        guard Flattening.accepts(subpath.start) else { return false }
        ribbon.clear()
        for segment in segments.all[subpath.range] {
            guard segment.isAccepted else {
                finish(subpath, isClosed: false)
                return false
            }
            if case .line(let start, let end) = segment { addLine(start, end) } else { addCurve(segment) }
        }
        finish(subpath, isClosed: subpath.isClosed)
        return true
    }

    /// Appends the outline of the finished subpath; a subpath of length 0 gets a dot.
    private mutating func finish(_ subpath: PathSegments.Subpath, isClosed: Bool) {
        if !ribbon.isEmpty {
            ribbon.finish(isClosed: isClosed, to: &outline)
        } else if !subpath.range.isEmpty {
            ribbon.addDot(at: subpath.start, to: &outline)
        }
    }

    private mutating func addLine(_ start: Point, _ end: Point) {
        let length = (end - start).length
        guard length > 0 else { return }
        let direction = (end - start) * (1 / length)
        ribbon.turn(at: start, to: direction, join)
        ribbon.step(to: end, direction)
    }

    /// Follows a curve in the steps with which it would be flattened; `follow` halves them where the stroke's edges need more points.
    private mutating func addCurve(_ segment: PathSegment) {
        guard let tangent = segment.tangent(at: 0) else { return }
        ribbon.turn(at: segment.start, to: tangent, join)
        let curve = StrokedCurve(segment)
        var position = 0.0
        let count = flattening.stepCount(segment)
        // Rounding errors of huge coordinates change the direction at every step; without this bound they would add millions of points.
        var budget = Int(Self.mostTurning / ribbon.form.arcStep) + 8 * Self.mostHalvings
        for index in 1...count { follow(curve, from: &position, to: Double(index) / Double(count), depth: 1, &budget) }
    }

    /// Extends the ribbon to a Bézier parameter, halving the step until the turn is smooth.
    ///
    /// - Parameters:
    ///   - position: The Bézier parameter reached so far; becomes `end`.
    ///   - budget: The number of points that halvings and cusps may still add to this curve. At 0 the steps are no longer halved.
    private mutating func follow(_ curve: StrokedCurve, from position: inout Double, to end: Double, depth: Int, _ budget: inout Int) {
        let point = curve.point(at: end)
        let known = curve.tangent(at: end)
        while true {
            let tangent = known ?? ribbon.direction
            let isSmooth = tangent.dot(ribbon.direction) >= smoothTurn
            if isSmooth || depth > Self.mostHalvings || budget <= 0 {
                // A turn that stays sharp after 12 halvings is a cusp; it gets a round join.
                if !isSmooth && budget > 0 {
                    ribbon.turn(at: ribbon.position, to: tangent, .round)
                    budget -= Int(.pi / ribbon.form.arcStep)
                }
                ribbon.step(to: point, tangent)
                position = end
                return
            }
            // The first half of the remaining step is followed recursively, which moves `position`; then the loop tests the other half.
            budget -= 1
            follow(curve, from: &position, to: (position + end) / 2, depth: depth + 1, &budget)
        }
    }
}

extension Flattening {
    /// Returns the number of line segments that flattening needs.
    fileprivate func stepCount(_ segment: PathSegment) -> Int {
        switch segment {
        case .line: 1
        case .quad(let a, let b, let c): stepCount(a, b, c)
        case .cubic(let a, let b, let c, let d): stepCount(a, b, c, d)
        }
    }
}

extension PathSegment {
    /// True when all points are finite and within `Flattening.limit`.
    fileprivate var isAccepted: Bool {
        switch self {
        case .line(let a, let b): Flattening.accepts(a) && Flattening.accepts(b)
        case .quad(let a, let b, let c): Flattening.accepts(a) && Flattening.accepts(b) && Flattening.accepts(c)
        case .cubic(let a, let b, let c, let d):
            Flattening.accepts(a) && Flattening.accepts(b) && Flattening.accepts(c) && Flattening.accepts(d)
        }
    }
}
