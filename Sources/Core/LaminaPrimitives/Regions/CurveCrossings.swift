/// Finds the crossings of two curves by halving whichever is more bent, until both are straight.
struct CurveCrossings: Sendable {
    /// A part of each curve, between two parameters.
    private struct Pair: Sendable {
        var a: PathSegment
        var fromA: Double
        var toA: Double
        var b: PathSegment
        var fromB: Double
        var toB: Double
    }

    /// The most pairs that are examined; two different curves need far fewer unless they nearly run together.
    private static let mostPairs = 20_000

    /// The distance up to which two points count as one.
    let tolerance: Double
    private var open: [Pair] = []

    init(tolerance: Double) { self.tolerance = tolerance }

    /// Returns the parameters of all crossings; a crossing may appear twice, at the common end of two parts.
    mutating func find(_ a: PathSegment, _ b: PathSegment) -> [(Double, Double)] {
        var found: [(Double, Double)] = []
        open.removeAll(keepingCapacity: true)
        open.append(Pair(a: a, fromA: 0, toA: 1, b: b, fromB: 0, toB: 1))
        var examined = 0
        while let pair = open.popLast(), examined < Self.mostPairs {
            examined += 1
            guard pair.a.controlBounds.meets(pair.b.controlBounds) else { continue }
            let (sagittaA, sagittaB) = (pair.a.sagitta, pair.b.sagitta)
            // Boxes alone would not separate a long line from the parts of a curve beside it.
            guard !pair.a.isBeside(pair.b, sagittaB), !pair.b.isBeside(pair.a, sagittaA) else { continue }
            if max(sagittaA, sagittaB) <= tolerance / 8 {
                if let guess = Self.chordCrossing(pair) { found.append(Self.refined(guess, a, b)) }
            } else if sagittaA >= sagittaB {
                let middle = (pair.fromA + pair.toA) / 2
                let (first, second) = pair.a.split(at: 0.5)
                open.append(Pair(a: first, fromA: pair.fromA, toA: middle, b: pair.b, fromB: pair.fromB, toB: pair.toB))
                open.append(Pair(a: second, fromA: middle, toA: pair.toA, b: pair.b, fromB: pair.fromB, toB: pair.toB))
            } else {
                let middle = (pair.fromB + pair.toB) / 2
                let (first, second) = pair.b.split(at: 0.5)
                open.append(Pair(a: pair.a, fromA: pair.fromA, toA: pair.toA, b: first, fromB: pair.fromB, toB: middle))
                open.append(Pair(a: pair.a, fromA: pair.fromA, toA: pair.toA, b: second, fromB: middle, toB: pair.toB))
            }
        }
        return found
    }

    /// Returns the parameters at which the chords of two parts cross; a little beyond their ends counts too.
    private static func chordCrossing(_ pair: Pair) -> (Double, Double)? {
        let (wayA, wayB, between) = (pair.a.end - pair.a.start, pair.b.end - pair.b.start, pair.b.start - pair.a.start)
        let area = wayA.cross(wayB)
        let (t, u) = (between.cross(wayB) / area, between.cross(wayA) / area)
        let slack = 1e-3
        guard t >= -slack, t <= 1 + slack, u >= -slack, u <= 1 + slack else { return nil }
        return (
            max(0, min(1, pair.fromA + (pair.toA - pair.fromA) * t)), max(0, min(1, pair.fromB + (pair.toB - pair.fromB) * u))
        )
    }

    /// Improves a crossing by Newton's method in both parameters; a step that does not reduce the distance is not taken.
    private static func refined(_ guess: (Double, Double), _ a: PathSegment, _ b: PathSegment) -> (Double, Double) {
        var (t, u) = guess
        var gap = b.point(at: u) - a.point(at: t)
        for _ in 0..<4 {
            let (slopeA, slopeB) = (a.derivative(at: t), b.derivative(at: u))
            let area = slopeA.cross(slopeB)
            guard area != 0 else { break }
            let nextT = max(0, min(1, t + gap.cross(slopeB) / area))
            let nextU = max(0, min(1, u + gap.cross(slopeA) / area))
            let nextGap = b.point(at: nextU) - a.point(at: nextT)
            guard nextGap.length < gap.length else { break }
            (t, u, gap) = (nextT, nextU, nextGap)
        }
        return (t, u)
    }
}

extension PathSegment {
    /// Returns true when the segment lies on one side of a strip that contains another: its chord, widened by `sagitta` to both sides.
    fileprivate func isBeside(_ other: PathSegment, _ sagitta: Double) -> Bool {
        let (start, vector) = (other.start, other.end - other.start)
        let width = vector.length * sagitta
        func offset(_ point: Point) -> Double { vector.cross(point - start) }
        let (low, high): (Double, Double)
        switch self {
        case .line(let a, let b):
            (low, high) = (min(offset(a), offset(b)), max(offset(a), offset(b)))
        case .quad(let a, let b, let c):
            (low, high) = (min(offset(a), min(offset(b), offset(c))), max(offset(a), max(offset(b), offset(c))))
        case .cubic(let a, let b, let c, let d):
            (low, high) = (
                min(min(offset(a), offset(b)), min(offset(c), offset(d))), max(max(offset(a), offset(b)), max(offset(c), offset(d)))
            )
        }
        return low > width || high < -width
    }
}
