import LaminaPrimitives

/// A circle that moves and grows in a straight line from one circle to another.
struct TwoCircles {
    private let start: Point
    private let startRadius: Double
    private let way: Point
    private let growth: Double
    /// The square's factor in the equation of `progress`; 0 when each new circle touches the last from inside.
    private let square: Double
    private let drawn: ClosedRange<Double>

    /// - Parameter drawn: How far along there are circles: 0...1, or on to infinity where the gradient is extended.
    init(from: Point, radius: Double, to: Point, endRadius: Double, drawn: ClosedRange<Double>) {
        self.drawn = drawn
        start = from
        startRadius = radius
        way = to - from
        growth = endRadius - radius
        square = way.dot(way) - growth * growth
    }

    /// How far along the circle through `place` is, 0 at the first and 1 at the second; nil when none that is drawn passes there.
    ///
    /// Of two circles the later one counts, since it is drawn over the other.
    func progress(at place: Point) -> Double? {
        let offset = place - start
        // |offset − t·way| = startRadius + t·growth, squared: square·t² − 2·half·t + rest = 0
        let half = offset.dot(way) + startRadius * growth
        let rest = offset.dot(offset) - startRadius * startRadius
        guard abs(square) > 1e-12 * way.dot(way) else { return half == 0 ? nil : allowed(rest / (2 * half)) }
        let discriminant = half * half - square * rest
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let first = (half + root) / square
        let second = (half - root) / square
        return allowed(max(first, second)) ?? allowed(min(first, second))
    }

    private func allowed(_ progress: Double) -> Double? {
        startRadius + progress * growth >= 0 && drawn.contains(progress) ? progress : nil
    }
}
