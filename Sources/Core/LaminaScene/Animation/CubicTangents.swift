/// The tangents at both ends of one segment between key values, as factors of the differences between neighbouring values.
///
/// - Source: Kochanek and Bartels 1984, "Interpolating splines with local tension, continuity, and bias control"; at the first and the last value the
///   tangent is the whole difference to its neighbour, as measured on Core Animation.
struct CubicTangents: Sendable, Hashable {
    /// The tangent at the segment's start: the factors of the preceding segment's difference and of this segment's difference.
    var start = SIMD2<Double>(0, 1)
    /// The tangent at the segment's end: the factors of this segment's difference and of the following segment's difference.
    var end = SIMD2<Double>(1, 0)

    /// Computes the tangents of one segment.
    ///
    /// - Parameter times: The key times of a cubic paced animation, whose tangents depend on the lengths of neighbouring segments; nil otherwise.
    init(segment: Int, keyframes: Keyframes, count: Int, pacedBy times: KeyTimes?) {
        if segment > 0 {
            let shape = Shape(keyframes, key: segment)
            let scale = times.map { CubicTangents.share($0.interval(segment), of: $0.interval(segment - 1)) } ?? 1
            start = shape.outgoing * scale
        }
        if segment + 2 < count {
            let shape = Shape(keyframes, key: segment + 1)
            let scale = times.map { CubicTangents.share($0.interval(segment), of: $0.interval(segment + 1)) } ?? 1
            end = shape.incoming * scale
        }
    }

    /// The weights of the four values before, at the start of, at the end of and after the segment, by cubic Hermite interpolation.
    func weights(at fraction: Double) -> SIMD4<Double> {
        // The Hermite basis: `leaving` and `arriving` weigh the two tangents, `there` and 1 − `there` the two inner values.
        let square = fraction * fraction
        let cube = square * fraction
        let leaving = cube - 2 * square + fraction
        let arriving = cube - square
        let there = 3 * square - 2 * cube
        return SIMD4(
            -leaving * start[0],
            1 - there + leaving * (start[0] - start[1]) - arriving * end[0],
            there + leaving * start[1] + arriving * (end[0] - end[1]),
            arriving * end[1])
    }

    /// The factor that adjusts a tangent to segments of different lengths: 1 when both are equally long.
    private static func share(_ own: Double, of other: Double) -> Double {
        own + other > 0 ? 2 * own / (own + other) : 1
    }

    /// The tangents at a key, as factors of the differences before and after it, from the key's tension, continuity and bias.
    private struct Shape {
        let outgoing: SIMD2<Double>
        let incoming: SIMD2<Double>

        init(_ keyframes: Keyframes, key: Int) {
            func parameter(_ list: [Double]) -> Double { key < list.count && list[key].isFinite ? list[key] : 0 }
            let (continuity, bias) = (parameter(keyframes.continuity), parameter(keyframes.bias))
            let half = (1 - parameter(keyframes.tension)) / 2
            let (before, after) = (half * (1 + bias), half * (1 - bias))
            outgoing = SIMD2(before * (1 + continuity), after * (1 - continuity))
            incoming = SIMD2(before * (1 - continuity), after * (1 + continuity))
        }
    }
}
