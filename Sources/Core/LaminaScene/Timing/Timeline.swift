/// The interpretation of a `MediaTiming` for an animation: its beginning, its end, and its phase at any time.
///
/// NaN and other unusable values count as the defaults, so that the phase is defined at every time.
package struct Timeline: Sendable, Hashable {
    /// The parent time at which the first value shows; -∞ when time stands still.
    package let begin: Double
    /// The parent time at which the animation ends; ∞ when it never ends.
    package let end: Double
    /// The duration of one repetition in one direction, in seconds of local time; 0 or more.
    package let duration: Double
    package let autoreverses: Bool
    package let fillMode: FillMode

    private let origin: Double
    private let speed: Double
    private let offset: Double
    /// The duration of all repetitions, in local time.
    private let active: Double
    /// The number of repetitions, fractional if the last is cut short; meaningless for a duration that is zero or infinite.
    private let cycles: Double
    /// The positions in the course at `begin` and at `end`, in local time.
    private let first: Double
    private let last: Double

    package init(_ timing: MediaTiming) {
        duration = timing.duration >= Self.shortest ? timing.duration : 0
        autoreverses = timing.autoreverses
        fillMode = timing.fillMode
        origin = timing.beginTime.isNaN ? 0 : timing.beginTime
        speed = timing.speed.isFinite ? timing.speed : 1
        offset = timing.timeOffset.isFinite ? timing.timeOffset : 0
        active = timing.activeDuration
        cycles = Timeline.count(active / (timing.autoreverses ? 2 * duration : duration))
        let span = Timeline.span(origin: origin, speed: speed, offset: offset, active: active)
        (begin, end, first, last) = (span.begin, span.end, span.first, span.last)
    }

    /// Shorter durations, in seconds, count as 0: no clock resolves a picosecond, and the number of repetitions might be infinite.
    private static let shortest = 1e-12

    /// The phase at a time of the parent.
    ///
    /// - Parameter includesEnd: True for an animation in a group: it is still active at its very end. A layer's own animation is not, because it is removed
    ///   then.
    /// - Source: Measured on Apple's system with a group that stands still at the end of a child: the child's last value is drawn.
    package func phase(at time: Double, includesEnd: Bool = false) -> Phase {
        if speed == 0 { return phaseAtFixedOffset }
        if time < begin { return phase(.before, at: first) }
        guard time >= end else { return phase(.active, at: position(at: time)) }
        let isAtEnd = includesEnd && time - end <= 1e-9 * max(1, abs(end))
        return phase(isAtEnd ? .active : .after, at: last)
    }

    /// The phase at a time at which the animation is active or fills; nil when the model value shows.
    package func shown(at time: Double, includesEnd: Bool = false) -> Phase? {
        let phase = phase(at: time, includesEnd: includesEnd)
        return switch phase.stage {
        case .before: fillMode.fillsBefore ? phase : nil
        case .active: phase
        case .after: fillMode.fillsAfter ? phase : nil
        }
    }

    /// The earliest time, `time` or later, at which the animation may change its value; ∞ when it never will.
    package func nextChange(after time: Double) -> Double {
        if speed == 0 || time >= end { return .infinity }
        return max(time, begin)
    }

    /// Beginning and end in the parent's time, with the positions in the course then.
    ///
    /// A time offset inside the course skips the first part, which then plays at the end; an offset outside shifts the course in time.
    private static func span(
        origin: Double, speed: Double, offset: Double, active: Double
    ) -> (begin: Double, end: Double, first: Double, last: Double) {
        if speed == 0 { return (-.infinity, .infinity, offset, offset) }
        if speed < 0 {
            // Backwards, the course is played from the offset down to 0.
            let begin = origin + max(offset - active, 0) / -speed
            return (begin, max(begin, origin + offset / -speed), min(max(offset, 0), active), 0)
        }
        if offset > 0 && offset < active {
            return (origin, origin + active / speed, offset, active < .infinity ? offset : active)
        }
        let begin = origin + max(-offset, 0) / speed
        return (begin, max(begin, origin + (active - offset) / speed), min(max(offset, 0), active), active)
    }

    /// The number of repetitions without the rounding error of the division, so that 1.1 s are exactly eleven repetitions of 0.1 s.
    private static func count(_ quotient: Double) -> Double {
        guard quotient.isFinite else { return quotient }
        let whole = quotient.rounded()
        return abs(quotient - whole) < 1e-9 * whole ? whole : quotient
    }

    /// The position in the course of all repetitions at a time between `begin` and `end`, in local time.
    private func position(at time: Double) -> Double {
        let position = (time - origin) * speed + offset
        // With an offset inside the course, the skipped first part plays last.
        let isWrapped = speed > 0 && position >= active && offset > 0 && offset < active
        return max(isWrapped ? position - active : position, 0)
    }

    /// The phase while time stands still at the offset; an offset at the very end counts as active, so that a slider can reach it.
    private var phaseAtFixedOffset: Phase {
        let stage: Phase.Stage = offset < 0 ? .before : offset > active ? .after : .active
        return phase(stage, at: min(max(offset, 0), active))
    }

    /// The phase at a position in the course of all repetitions.
    private func phase(_ stage: Phase.Stage, at position: Double) -> Phase {
        guard duration > 0, position.isFinite else { return stillPhase(stage) }
        guard duration < .infinity else { return Phase(stage: stage, progress: 0, time: position) }
        // A boundary between repetitions belongs to the next one; the end of the last belongs to the last.
        let passed = position >= active ? cycles : position / (autoreverses ? 2 * duration : duration)
        guard passed.isFinite else { return stillPhase(stage) }
        let cycle = position >= active ? passed.rounded(.up) - 1 : passed.rounded(.down)
        let legs = (passed - cycle) * (autoreverses ? 2 : 1)
        let progress = legs > 1 ? 2 - legs : legs
        var phase = Phase(stage: stage, progress: progress, time: progress * duration)
        phase.cycle = Int(exactly: min(cycle, 1e15)) ?? 0
        phase.isReversed = legs > 1
        return phase
    }

    /// The phase of an animation without length: its start before the beginning, its end afterwards.
    private func stillPhase(_ stage: Phase.Stage) -> Phase {
        let isAtEnd = stage != .before && speed >= 0 && !autoreverses && duration == 0
        return Phase(stage: stage, progress: isAtEnd ? 1 : 0, time: 0)
    }
}
