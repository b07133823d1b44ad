package import LaminaPrimitives

extension Path {
    /// Dashes and gaps that a path is cut into at most; a path with more of them stays solid, as such small ones look on the screen.
    package static let mostDashes = 100_000.0

    /// The painted parts of this path.
    ///
    /// Every subpath begins anew with the pattern. The first and the last dash of a closed one are joined when both are painted. A dash of
    /// length 0 becomes a very short line in the path's direction, for caps.
    ///
    /// - Parameters:
    ///   - pattern: Lengths of painted and unpainted parts in turn, again and again; with an odd count the roles change each time. The whole path
    ///     is painted when one is negative or not finite, or all are 0.
    ///   - phase: How far inside the pattern each subpath begins.
    ///   - visible: Dashes outside of it may be left out, and then do not count among `mostDashes`; nil for none.
    package func dashed(_ pattern: [Double], phase: Double, visible: Rect? = nil) -> Path {
        guard let start = DashState(pattern, phase: phase) else { return self }
        let measure = PathMeasure(self)
        let cutter = DashedSegment.Cutter(elementsPerUnit: Double(pattern.count) / start.cycle, visible: visible)
        let dashed = zip(measure.segments.all, measure.lengths).map { cutter.cut($0, $1) }
        let length = dashed.reduce(0.0) { $0 + ($1.visible?.length.total ?? 0) }
        // Written so that a length that is not a number leaves the path as it is.
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

/// A place in a dash pattern.
private struct DashState {
    private let pattern: [Double]
    private var index = 0
    private(set) var isPainted = true
    /// To the end of the current dash or gap.
    var rest: Double
    /// The length of the pattern.
    let cycle: Double

    /// Nil when the pattern cannot be used.
    init?(_ pattern: [Double], phase: Double) {
        let cycle = pattern.reduce(0, +)
        // Twice the limit is finite too.
        guard phase.isFinite, cycle > 0, cycle <= Flattening.limit, pattern.allSatisfy({ $0 >= 0 }) else { return nil }
        self.pattern = pattern
        self.cycle = cycle
        rest = pattern[0]
        // Twice the pattern is the same for odd and even counts.
        let offset = phase.truncatingRemainder(dividingBy: 2 * cycle)
        skip(offset < 0 ? offset + 2 * cycle : offset)
    }

    /// Goes on by `distance` without a cut, in at most two cycles of steps.
    mutating func skip(_ distance: Double) {
        var left = distance < 2 * cycle ? distance : distance.truncatingRemainder(dividingBy: 2 * cycle)
        while left >= rest, left > 0 {
            left -= rest
            advance()
        }
        rest -= left
    }

    /// Goes on to the next dash or gap.
    mutating func advance() {
        index = (index + 1) % pattern.count
        isPainted.toggle()
        rest = pattern[index]
    }
}

/// Cuts the segments of one subpath after the other.
private struct Dasher {
    private let start: DashState
    private var state: DashState
    /// The segments of all dashes of the subpath, one dash after the other.
    private var parts: [PathSegment] = []
    /// Where in `parts` each dash begins.
    private var dashes: [Int] = []
    /// No gap has come yet.
    private var isWhole = true

    init(_ start: DashState) {
        self.start = start
        state = start
    }

    /// Begins a subpath.
    mutating func begin() {
        state = start
        parts.removeAll(keepingCapacity: true)
        dashes.removeAll(keepingCapacity: true)
        if start.isPainted { dashes.append(0) }
        isWhole = true
    }

    mutating func add(_ segment: DashedSegment) {
        skip(segment.before)
        if let visible = segment.visible { add(visible.part, visible.length) }
        skip(segment.after)
    }

    /// Leaves out dashes; one that goes on afterwards begins there.
    private mutating func skip(_ length: Double) {
        guard length != 0 else { return }
        state.skip(length)
        isWhole = false
        if state.isPainted { dashes.append(parts.count) }
    }

    private mutating func add(_ segment: PathSegment, _ length: ArcLength) {
        var done = 0.0
        var parameter = 0.0
        while length.total - done > state.rest {
            done += state.rest
            let next = length.parameter(at: done)
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

    private mutating func addPart(_ segment: PathSegment, _ from: Double, _ to: Double) {
        guard from < to else { return }
        parts.append(segment.part(from: from, to: to))
    }

    /// A dash without length still has a direction, which its caps need.
    private mutating func addDirectionIfEmpty(_ segment: PathSegment, _ t: Double) {
        guard dashes.last == parts.count, let tangent = segment.tangent(at: t) else { return }
        let point = segment.point(at: t)
        let tiny = 1e-9 * max(1, max(abs(point.x), abs(point.y)))
        parts.append(.line(point, point + tangent * tiny))
    }

    /// Adds the dashes of the subpath, or all of it when there was no gap.
    func finish(_ subpath: PathSegments.Subpath, of segments: PathSegments, to result: inout Path) {
        if isWhole && start.isPainted { return result.add(subpath, of: segments) }
        let isJoined = subpath.isClosed && start.isPainted && state.isPainted && dashes.count > 1
        if isJoined { result.addConnected(parts[dash(dashes.count - 1)] + parts[dash(0)]) }
        for index in isJoined ? 1..<dashes.count - 1 : dashes.indices { result.addConnected(parts[dash(index)]) }
    }

    /// The indices of a dash's segments.
    private func dash(_ index: Int) -> Range<Int> { dashes[index]..<(index + 1 < dashes.count ? dashes[index + 1] : parts.count) }
}

extension Path {
    /// Adds an open subpath; nothing when there are no segments.
    fileprivate mutating func addConnected(_ segments: ArraySlice<PathSegment>) {
        guard let first = segments.first else { return }
        move(to: first.start)
        for segment in segments { add(segment) }
    }
}
