/// The tangents at both ends of one segment between key values, as factors of the differences between neighbouring values.
///
/// - Source: Kochanek and Bartels 1984, "Interpolating splines with local tension, continuity, and bias control"; at the first and
///   the last value the tangent is the whole difference to its neighbour, as measured on Core Animation.
struct CubicTangents: Sendable, Hashable {
    /// The tangent where the segment starts: the difference before it, the difference in it.
    var start = SIMD2<Double>(0, 1)
    /// The tangent where the segment ends: the difference in it, the difference after it.
    var end = SIMD2<Double>(1, 0)

    /// - Parameter times: Given for cubic paced animations, whose tangents follow the lengths of the segments beside them.
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

    /// How much the values before, at the start, at the end and after the segment count; Hermite's cubic.
    func weights(at fraction: Double) -> SIMD4<Double> {
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

    private static func share(_ own: Double, of other: Double) -> Double {
        own + other > 0 ? 2 * own / (own + other) : 1
    }

    /// What tension, continuity and bias make of the differences before and after a key.
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
