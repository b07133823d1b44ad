import LaminaPrimitives
import LaminaScene

/// An end of a recorded animation, or of one of a group's members before the group's end.
struct AnimationEnd {
    /// Seconds since the start of the run.
    let time: Double
    /// The tracks that end here: indices of `AnimationSource.tracks`.
    let tracks: [Int]
    /// True when the group around goes on.
    let isInGroup: Bool

    /// Shorter than any frame, in seconds.
    static let instant = 1e-5
    /// The time that a delegate gets to set the model, in seconds: a frame of the display and a little more.
    static let grace = 0.02

    var before: Double { time - Self.instant }
    var after: Double { time + Self.instant }
    var settled: Double { time + Self.grace }
}

extension RecordedAnimation {
    /// The time at which the layer is first seen with the animation, at least 0.
    var added: Double { max(0, committed) }
    /// The time just before the animation was added.
    var beforeAdded: Double { added - AnimationEnd.instant }
    /// Half a second after the end: long enough to touch something.
    var longAfterEnd: Double { end + 0.5 }

    /// The time in which the animation was at its layer and active, within the run.
    func span(in history: History) -> ClosedRange<Double> {
        let start = max(begin, added)
        return ClosedRange(from: start, upTo: min(end, removed ?? history.duration, history.duration))
    }

    /// Five moments of the animation; empty for one that is too short to be seen.
    func samples(in history: History) -> [Double] {
        let span = span(in: history)
        let length = span.upperBound - span.lowerBound
        guard length.isFinite, length > 0.05 else { return [] }
        return [0.02, 0.25, 0.5, 0.75, 0.98].map { span.lowerBound + $0 * length }
    }

    /// The ends that the run has seen.
    func ends(in history: History) -> [AnimationEnd] {
        // An animation that is over when it is added has no end that anybody sees.
        guard let source, end > added else { return [] }
        let last = min(removed ?? .infinity, history.duration)
        let own = end < last + AnimationEnd.instant ? [AnimationEnd(time: end, tracks: Array(source.tracks.indices), isInGroup: false)] : []
        return (own + source.innerEnds(begin: begin, end: end)).filter { $0.time > added && $0.settled < history.duration && $0.before <= last }
    }

    /// All moments at which rules look at the animation's layer.
    fileprivate var always: [Double] { isImplicit ? [beforeAdded, added] : [added] }

    func moments(in history: History) -> [LayerMoments.Question] {
        var times = always
        if !isImplicit {
            times += ends(in: history).flatMap { [$0.before, $0.after, $0.settled] } + samples(in: history)
            if longAfterEnd <= history.duration { times.append(longAfterEnd) }
        }
        return times.map { LayerMoments.Question(layer: layer, time: $0) }
    }
}

extension AnimationSource {
    /// The ends of a group's members before the end of the group, for groups that run once at their own speed.
    ///
    /// - Parameters: The begin and the end of the group, in seconds since the start of the run.
    fileprivate func innerEnds(begin: Double, end: Double) -> [AnimationEnd] {
        guard case .group = animation.kind, begin.isFinite, end.isFinite else { return [] }
        let leaves = animation.leaves()
        let outer = Timeline(animation.timing)
        let scale = (end - begin) / (outer.end - outer.begin)
        guard scale.isFinite, scale > 0 else { return [] }
        var ends: [Double: [Int]] = [:]
        for (index, track) in tracks.enumerated() where leaves.indices.contains(track.leaf) {
            guard let last = leaves[track.leaf].plainEnd, last < outer.end - 1e-3 else { continue }
            ends[begin + (last - outer.begin) * scale, default: []].append(index)
        }
        return ends.sorted { $0.key < $1.key }.map { AnimationEnd(time: $0.key, tracks: $0.value, isInGroup: true) }
    }
}

extension AnimationLeaf {
    /// The layer's local time at which the leaf ends and shows nothing more; nil when it fills or when its groups bend time.
    fileprivate var plainEnd: Double? {
        guard !times.timeline.fillMode.fillsAfter else { return nil }
        guard times.groups.allSatisfy({ $0.timingFunction == nil && abs($0.timeline.end - $0.timeline.begin - $0.timeline.duration) < 1e-9 }) else {
            return nil
        }
        let end = times.groups.reduce(times.timeline.end) { $0 + $1.timeline.begin }
        return end.isFinite ? end : nil
    }
}
