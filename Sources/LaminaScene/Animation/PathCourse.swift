import LaminaPrimitives

/// Along a path.
///
/// A closing line is travelled like any other, unless the animation's key times fit the path without closing lines: then it has no time,
/// and the course ends where the last line or curve does.
///
/// - Source: A triangle without key times, as measured on Core Animation, spends its last third on the closing line. lottie-ios closes every
///   path along which a layer moves and gives times for the points before that; Apple's pictures of its samples show the layer at those
///   points at those times.
struct PathCourse: Sendable, Hashable {
    /// Not empty.
    private let segments: [PathSegment]
    private let times: KeyTimes
    private let functions: [TimingFunction]
    /// Given when the speed is even.
    private let lengths: [PathLengths]?
    private let isDiscrete: Bool
    private let rotation: RotationMode?

    /// Nil when the path has no segments or the mode is unknown.
    init?(_ keyframes: Keyframes, path: Path) {
        guard let mode = CalculationMode(rawValue: keyframes.calculationMode) else { return nil }
        let isPaced = mode == .paced || mode == .cubicPaced
        let keyCount = isPaced ? nil : keyframes.keyTimes?.count
        segments = PathCourse.segments(of: path, keyCount: keyCount)
        guard !segments.isEmpty else { return nil }
        lengths = isPaced ? segments.map { PathLengths(of: $0) } : nil
        times = lengths.map { KeyTimes(lengths: $0.map(\.total)) } ?? KeyTimes(keyframes.keyTimes, segments: segments.count)
        functions = isPaced ? [] : keyframes.timingFunctions
        isDiscrete = mode == .discrete
        rotation = keyframes.rotationMode.flatMap { RotationMode(rawValue: $0) }
    }

    /// The point at a progress; outside 0...1 the nearest end.
    func point(at progress: Double) -> Point {
        let (segment, parameter) = place(at: progress)
        return segments[segment].point(at: parameter)
    }

    /// The layer turns.
    var turns: Bool { rotation != nil }

    /// How far the layer is turned, in radians; nil when it is not.
    func rotation(at progress: Double) -> Double? {
        guard let rotation else { return nil }
        let (segment, parameter) = place(at: progress)
        guard let direction = direction(segment, parameter) else { return nil }
        return Numerics.atan2(direction.y, direction.x) + (rotation == .autoReverse ? .pi : 0)
    }

    /// - Parameter isReversed: At the end of a way back, which is the start.
    func cycleEnd(isReversed: Bool) -> Point {
        isReversed ? segments[0].start : segments[segments.count - 1].end
    }

    /// - Parameter keyCount: How many key times there are, if any.
    private static func segments(of path: Path, keyCount: Int?) -> [PathSegment] {
        let all = PathSegment.segments(of: path)
        guard let keyCount, keyCount != all.count + 1 else { return all }
        let drawn = all.filter { !$0.isClosing }
        return keyCount == drawn.count + 1 ? drawn : all
    }

    private func place(at progress: Double) -> (segment: Int, parameter: Double) {
        let place = times.place(of: progress)
        if isDiscrete { return (place.segment, 0) }
        if let lengths { return (place.segment, lengths[place.segment].parameter(at: place.fraction)) }
        guard place.segment < functions.count else { return (place.segment, min(max(place.fraction, 0), 1)) }
        return (place.segment, min(max(functions[place.segment](place.fraction), 0), 1))
    }

    /// A segment without any length turns the layer as the last one before it did.
    private func direction(_ segment: Int, _ parameter: Double) -> Point? {
        if let direction = segments[segment].direction(at: parameter) { return direction }
        return segments[..<segment].reversed().lazy.compactMap { $0.direction(at: 1) }.first
    }
}
