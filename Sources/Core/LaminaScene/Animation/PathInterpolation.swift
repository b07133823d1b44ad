import LaminaPrimitives

/// The interpolation of a keyframe animation along a path.
///
/// The line that closes a subpath takes time like any other, unless the number of key times fits the path without closing lines: then the closing
/// lines are left out, and the interpolation ends at the end of the last line or curve.
///
/// - Source: A triangle without key times, as measured on Core Animation, spends its last third on the closing line. lottie-ios closes every path
///   along which a layer moves and gives times for the points before that; Apple's pictures of its samples show the layer at those points at those
///   times.
final class PathInterpolation: Sendable {
    /// The lines and curves to follow; never empty.
    private let segments: [PathSegment]
    private let times: KeyTimes
    /// The timing functions of the segments; segments without one are linear.
    private let functions: [TimingFunction]
    /// The arc lengths of each segment for the paced modes; nil for other modes.
    private let lengths: [ArcLength]?
    private let isDiscrete: Bool
    private let rotation: RotationMode?

    /// Creates the interpolation; nil when the path has no segments or the mode is unknown.
    init?(_ keyframes: Keyframes, path: Path) {
        guard let mode = CalculationMode(rawValue: keyframes.calculationMode) else { return nil }
        let isPaced = mode == .paced || mode == .cubicPaced
        let keyCount = isPaced ? nil : keyframes.keyTimes?.count
        segments = PathInterpolation.segments(of: path, keyCount: keyCount)
        guard !segments.isEmpty else { return nil }
        lengths = isPaced ? segments.map { ArcLength($0) } : nil
        times = lengths.map { KeyTimes(lengths: $0.map(\.total)) } ?? KeyTimes(keyframes.keyTimes, segments: segments.count)
        functions = isPaced ? [] : keyframes.timingFunctions
        isDiscrete = mode == .discrete
        rotation = keyframes.rotationMode.flatMap { RotationMode(rawValue: $0) }
    }

    /// The point at a progress; outside 0...1 the first or last segment goes on by its parameter.
    ///
    /// - Source: Seen in Apple's picture of a lottie-ios sample whose timing function leaves 0...1.
    func point(at progress: Double) -> Point {
        let (segment, parameter) = position(at: progress)
        return segments[segment].point(at: parameter)
    }

    /// True when the layer rotates with the path's direction.
    var turns: Bool { rotation != nil }

    /// The angle between the x axis and the path's direction, in radians; nil when the layer does not rotate or the path has no direction.
    func rotation(at progress: Double) -> Double? {
        guard let rotation else { return nil }
        let (segment, parameter) = position(at: progress)
        guard let direction = direction(segment, parameter) else { return nil }
        return Numerics.atan2(direction.y, direction.x) + (rotation == .autoReverse ? .pi : 0)
    }

    /// The point at the end of a cycle.
    ///
    /// - Parameter isReversed: True for an autoreversing animation, whose cycle ends at the path's start.
    func cycleEnd(isReversed: Bool) -> Point {
        isReversed ? segments[0].start : segments[segments.count - 1].end
    }

    /// The path's segments, without closing lines if the key times fit only the rest.
    ///
    /// - Parameter keyCount: The number of key times; nil if there are none or the mode is paced.
    private static func segments(of path: Path, keyCount: Int?) -> [PathSegment] {
        let subpaths = path.subpaths
        let all = subpaths.flatMap { $0.segments(withClosingLine: $0.segments.last.map { $0.start != $0.end } ?? false) }
        guard let keyCount, keyCount != all.count + 1 else { return all }
        let drawn = subpaths.flatMap { $0.segments(withClosingLine: false) }
        return keyCount == drawn.count + 1 ? drawn : all
    }

    /// The segment at a progress and the curve parameter within it, outside 0...1 only if a timing function goes there.
    private func position(at progress: Double) -> (segment: Int, parameter: Double) {
        let position = times.position(of: progress)
        if isDiscrete { return (position.segment, 0) }
        let isInside = 0...1 ~= position.fraction
        if let lengths, isInside {
            return (position.segment, lengths[position.segment].parameter(at: position.fraction * lengths[position.segment].total))
        }
        // A timing function is defined on 0...1 only, and begins at 0 and ends at 1.
        guard isInside, position.segment < functions.count else { return (position.segment, position.fraction) }
        return (position.segment, functions[position.segment](position.fraction))
    }

    /// The direction at a point of a segment; a segment of zero length takes it from the nearest earlier segment that has one.
    private func direction(_ segment: Int, _ parameter: Double) -> Point? {
        if let direction = segments[segment].tangent(at: parameter) { return direction }
        return segments[..<segment].reversed().lazy.compactMap { $0.tangent(at: 1) }.first
    }
}

extension Path.SegmentedSubpath {
    /// The lines and curves, with or without the line that closes the subpath.
    fileprivate func segments(withClosingLine isIncluded: Bool) -> ArraySlice<PathSegment> {
        isClosed && !isIncluded ? segments.dropLast() : segments[...]
    }
}
