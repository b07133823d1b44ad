package import LaminaPrimitives

extension Path {
    /// The maximal number of dashes and gaps of a path.
    ///
    /// A path with more is stroked without dashes, to bound the time and memory; dashes that small look like a solid line anyway.
    package static let mostDashes = 100_000.0

    /// Returns the dashes of this path as open subpaths.
    ///
    /// The pattern starts anew in every subpath. In a closed subpath that begins and ends with a dash, the two are joined. A dash of
    /// length 0 becomes a very short line in the path's direction, which gives its caps a direction.
    ///
    /// - Parameters:
    ///   - pattern: Alternating lengths of dashes and gaps, repeated; with an odd count, dashes and gaps swap roles in every repetition. The path is
    ///     returned unchanged when a length is negative or not finite, or all are 0.
    ///   - phase: The distance into the pattern at which each subpath begins.
    ///   - visible: Dashes outside this rectangle may be omitted, and then do not count towards `mostDashes`; nil keeps all.
    package func dashed(_ pattern: [Double], phase: Double, visible: Rect? = nil) -> Path {
        guard let start = DashState(pattern, phase: phase) else { return self }
        let measure = PathMeasure(self)
        let cutter = DashedSegment.Cutter(elementsPerUnit: Double(pattern.count) / start.cycle, visible: visible)
        let dashed = zip(measure.segments.all, measure.lengths).map { cutter.cut($0, $1) }
        let length = dashed.reduce(0.0) { $0 + ($1.visible?.length.total ?? 0) }
        // The comparison is written so that a NaN length leaves the path unchanged.
        guard length * cutter.elementsPerUnit <= Self.mostDashes else { return self }
        var result = Path()
        var dasher = Dasher(start)
        for subpath in measure.segments.subpaths {
            dasher.begin()
            for index in subpath.range { dasher.add(dashed[index]) }
            dasher.finish(subpath, of: measure.segments, to: &result)
        }
        return result
    }
}

/// A position in a dash pattern.
private struct DashState {
    private let pattern: [Double]
    private var index = 0
    private(set) var isPainted = true
    /// The remaining length of the current dash or gap.
    var rest: Double
    /// The sum of the pattern's dashes and gaps.
    let cycle: Double

    /// Creates the state at a phase; nil when the pattern cannot be used.
    init?(_ pattern: [Double], phase: Double) {
        let cycle = pattern.reduce(0, +)
        // `Flattening.limit` also keeps twice the cycle finite.
        guard phase.isFinite, cycle > 0, cycle <= Flattening.limit, pattern.allSatisfy({ $0 >= 0 }) else { return nil }
        self.pattern = pattern
        self.cycle = cycle
        rest = pattern[0]
        // With an odd count, dashes and gaps swap roles in every repetition, so the period is two repetitions of the pattern.
        let offset = phase.truncatingRemainder(dividingBy: 2 * cycle)
        skip(offset < 0 ? offset + 2 * cycle : offset)
    }

    /// Advances by `distance` without making dashes.
    ///
    /// Whole periods are dropped first, so the loop takes at most two repetitions of the pattern, however long the distance is.
    mutating func skip(_ distance: Double) {
        var left = distance < 2 * cycle ? distance : distance.truncatingRemainder(dividingBy: 2 * cycle)
        while left >= rest, left > 0 {
            left -= rest
            advance()
        }
        rest -= left
    }

    /// Advances to the next dash or gap.
    mutating func advance() {
        index = (index + 1) % pattern.count
        isPainted.toggle()
        rest = pattern[index]
    }
}

/// Cuts subpaths into dashes, one subpath after another.
private struct Dasher {
    private let start: DashState
    private var state: DashState
    /// The segments of all dashes of the subpath, one dash after another.
    private var parts: [PathSegment] = []
    /// The index in `parts` of each dash's first segment.
    private var dashes: [Int] = []
    /// True until a dash or gap of the subpath has ended, or a part of it was skipped.
    private var isWhole = true

    init(_ start: DashState) {
        self.start = start
        state = start
    }

    /// Returns to the start of the pattern for a new subpath, and drops the previous one's dashes.
    mutating func begin() {
        state = start
        parts.removeAll(keepingCapacity: true)
        dashes.removeAll(keepingCapacity: true)
        if start.isPainted { dashes.append(0) }
        isWhole = true
    }

    /// Continues the subpath by a segment.
    mutating func add(_ segment: DashedSegment) {
        skip(segment.before)
        if let visible = segment.visible { add(visible.part, visible.length) }
        skip(segment.after)
    }

    /// Skips an invisible length of the subpath.
    ///
    /// If that length ends inside a dash, the visible rest of the dash begins there.
    private mutating func skip(_ length: Double) {
        guard length != 0 else { return }
        state.skip(length)
        isWhole = false
        if state.isPainted { dashes.append(parts.count) }
    }

    /// Cuts a visible segment at every end of a dash or gap.
    private mutating func add(_ segment: PathSegment, _ length: ArcLength) {
        // The position reached along the segment: `done` as arc length, `parameter` as Bézier parameter.
        var done = 0.0
        var parameter = 0.0
        while length.total - done > state.rest {
            done += state.rest
            let next = length.parameter(at: done)
            // A dash ends here; its segments are complete. At the end of a gap, the next dash begins with the next part.
            if state.isPainted {
                addPart(segment, parameter, next)
                addDirectionIfEmpty(segment, next)
            } else {
                dashes.append(parts.count)
            }
            parameter = next
            isWhole = false
            state.advance()
        }
        state.rest -= length.total - done
        if state.isPainted { addPart(segment, parameter, 1) }
    }

    /// Appends the part of a segment between two Bézier parameters to the current dash.
    private mutating func addPart(_ segment: PathSegment, _ from: Double, _ to: Double) {
        guard from < to else { return }
        parts.append(segment.part(from: from, to: to))
    }

    /// Appends a tiny line if the current dash has length 0, because its caps need a direction.
    private mutating func addDirectionIfEmpty(_ segment: PathSegment, _ t: Double) {
        guard dashes.last == parts.count, let tangent = segment.tangent(at: t) else { return }
        let point = segment.point(at: t)
        let tiny = 1e-9 * max(1, max(abs(point.x), abs(point.y)))
        parts.append(.line(point, point + tangent * tiny))
    }

    /// Appends the dashes of the subpath, or the whole subpath when it has no gap.
    func finish(_ subpath: PathSegments.Subpath, of segments: PathSegments, to result: inout Path) {
        if isWhole && start.isPainted { return result.add(subpath, of: segments) }
        // In a closed subpath, the last dash continues across the starting point in the first dash, so the two are appended as one.
        let isJoined = subpath.isClosed && start.isPainted && state.isPainted && dashes.count > 1
        if isJoined { result.addConnected(parts[dash(dashes.count - 1)] + parts[dash(0)]) }
        for index in isJoined ? 1..<dashes.count - 1 : dashes.indices { result.addConnected(parts[dash(index)]) }
    }

    /// Returns the indices in `parts` of a dash's segments.
    private func dash(_ index: Int) -> Range<Int> { dashes[index]..<(index + 1 < dashes.count ? dashes[index + 1] : parts.count) }
}

extension Path {
    /// Appends connected segments as an open subpath; does nothing when there are none.
    fileprivate mutating func addConnected(_ segments: ArraySlice<PathSegment>) {
        guard let first = segments.first else { return }
        move(to: first.start)
        for segment in segments { add(segment) }
    }
}
