import LaminaPrimitives

/// A family of circles whose centre and radius interpolate linearly between two circles.
struct TwoCircles {
    private let start: Point
    private let startRadius: Double
    private let vector: Point
    private let growth: Double
    /// The quadratic coefficient in the equation of `progress`; 0 when consecutive circles touch from inside, which makes the equation linear.
    private let square: Double
    private let drawn: ClosedRange<Double>

    /// Creates the family between two circles.
    ///
    /// - Parameter drawn: The range of progress that is drawn: 0...1, or up to infinity on the sides that are extended.
    init(from: Point, radius: Double, to: Point, endRadius: Double, drawn: ClosedRange<Double>) {
        self.drawn = drawn
        start = from
        startRadius = radius
        vector = to - from
        growth = endRadius - radius
        square = vector.dot(vector) - growth * growth
    }

    /// Returns the progress of the circle through `place`: 0 at the first circle, 1 at the second; nil when no drawn circle passes there.
    ///
    /// If two circles pass through it, the later one counts, because it is drawn over the other.
    func progress(at place: Point) -> Double? {
        let offset = place - start
        // |offset − t·way| = startRadius + t·growth, squared: square·t² − 2·half·t + rest = 0
        let half = offset.dot(vector) + startRadius * growth
        let rest = offset.dot(offset) - startRadius * startRadius
        guard abs(square) > 1e-12 * vector.dot(vector) else { return half == 0 ? nil : allowed(rest / (2 * half)) }
        let discriminant = half * half - square * rest
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let first = (half + root) / square
        let second = (half - root) / square
        return allowed(max(first, second)) ?? allowed(min(first, second))
    }

    private func allowed(_ progress: Double) -> Double? {
        // Squaring also yields solutions with a negative radius, which are no circles.
        startRadius + progress * growth >= 0 && drawn.contains(progress) ? progress : nil
    }
}
