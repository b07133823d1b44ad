import LaminaHistory
import LaminaScene

/// An animation of a run, for a bar of the timeline.
struct RunAnimation: Encodable {
    /// The layer to which the animation was added.
    let layer: UInt64
    /// The key under which it was added; nil without one.
    let key: String?
    /// The class, such as `CABasicAnimation`.
    let `class`: String
    let keyPath: String
    /// The beginning, in seconds since the start of the run.
    let begin: Double
    /// The length of one repetition in one direction, in seconds.
    let duration: Double
    /// The end of all repetitions or, for an animation that was removed or never ends, the last time at which the layer had it.
    let end: Double
    /// The number of repetitions; nil for an animation that never ends.
    let repeatCount: Double?
    let autoreverses: Bool
    let fillMode: String
    let isAdditive: Bool
    let isRemovedOnCompletion: Bool
    /// The times of key frames, in 0...1; nil for animations without.
    let keyTimes: [Double]?
    /// The progress at 33 equidistant times of one repetition; nil for groups and transitions.
    let curve: [Double]?
    let curveName: String
    /// The place of the group among the bars; nil for an animation outside groups.
    let group: Int?
    /// The origin of an animation that the app has not added itself, in words.
    let origin: String?
    /// The line of code that has added it, such as `Dial.swift:42`; nil when it is not known.
    let line: String?
    /// The name of the property that it changes, without the part.
    var property: String { String(keyPath.prefix { $0 != "." }) }
}

extension RunAnimation {
    /// The animations of a run; a group is a bar of its own, and one for each of its animations.
    ///
    /// An animation that Lamina has made itself, such as the fade of a tile, is left out.
    static func all(of history: History) -> [RunAnimation] {
        var bars: [RunAnimation] = []
        for recorded in history.animations { bars += self.bars(of: recorded, in: history, first: bars.count) }
        return bars
    }

    /// - Parameter first: The place of the first bar among all.
    private static func bars(of recorded: RecordedAnimation, in history: History, first: Int) -> [RunAnimation] {
        guard let source = recorded.source, recorded.begin.isFinite else { return [] }
        // The layer has the animation until it is removed, at the latest until the run ends.
        let end = max(recorded.begin, min(recorded.end, recorded.removed ?? history.duration))
        return source.animation.shownParts.map { part in
            RunAnimation(
                part.animation, of: source, in: recorded, begin: recorded.begin + part.delay, end: end, group: part.group.map { first + $0 })
        }
    }

    private init(_ animation: Animation, of source: AnimationSource, in recorded: RecordedAnimation, begin: Double, end: Double, group: Int?) {
        self.group = group
        let timing = animation.timing
        (layer, line) = (recorded.layer.number, recorded.line?.description)
        (key, self.class) = (source.label.key, source.label.className)
        keyPath = animation.shownKeyPath
        (self.begin, self.end) = (begin, max(begin, end))
        duration = timing.duration.isFinite ? max(0, timing.duration) / max(1e-9, abs(timing.speed)) : self.end - begin
        (repeatCount, autoreverses, fillMode) = (timing.runCount, timing.autoreverses, timing.fillMode.rawValue)
        (isAdditive, isRemovedOnCompletion) = (animation.isAdditive, source.animation.removedOnCompletion)
        (keyTimes, curve, curveName) = (animation.shownKeyTimes, animation.curve, animation.curveName)
        origin = source.label.transaction.map { "implicit: transaction of \($0.duration.shownText) s" }
    }
}

extension Animation {
    /// An animation or one of its members, with the time from the beginning of all to its own.
    fileprivate struct ShownPart {
        let animation: Animation
        let delay: Double
        /// The place of its group among the parts.
        let group: Int?
    }

    /// This animation and, for groups, all inside; a group comes before its members.
    fileprivate var shownParts: [ShownPart] {
        var parts: [ShownPart] = []
        var pending = [ShownPart(animation: self, delay: 0, group: nil)]
        while let next = pending.popLast() {
            parts.append(next)
            guard case .group(let inner) = next.animation.kind else { continue }
            let group = parts.count - 1
            pending += inner.reversed().map { ShownPart(animation: $0, delay: next.delay + $0.timing.beginTime, group: group) }
        }
        return parts
    }

    fileprivate var shownKeyPath: String {
        if case .group = kind { return "group" }
        return keyPath.isEmpty ? "transition" : keyPath
    }

    fileprivate var shownKeyTimes: [Double]? {
        guard case .keyframes(let keyframes) = kind else { return nil }
        return keyframes.keyTimes
    }

    /// The progress at 33 equidistant times of one repetition.
    fileprivate var curve: [Double]? {
        let times = (0...32).map { Double($0) / 32 }
        switch kind {
        case .spring(let spring, _):
            let duration = timing.duration
            return times.map { spring.displacement(at: $0 * duration) }
        case .basic, .keyframes: return times.map { timingFunction?($0) ?? $0 }
        case .group: return nil
        }
    }
}
