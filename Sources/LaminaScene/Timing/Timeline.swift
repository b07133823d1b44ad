/// What a `MediaTiming` means for an animation: when it begins and ends, and where it stands between.
///
/// Numbers that are not numbers count as the defaults, so that every time has a phase.
package struct Timeline: Sendable, Hashable {
    /// The parent time at which the first value shows; -∞ when time stands still.
    package let begin: Double
    /// The parent time from which it is over; ∞ when it never is.
    package let end: Double
    /// One run in one direction, in seconds of own time, 0 or more.
    package let duration: Double
    package let autoreverses: Bool
    package let fillMode: FillMode

    private let origin: Double
    private let speed: Double
    private let offset: Double
    /// All runs, in own time.
    private let active: Double
    /// How many runs, of which the last may be cut short; of no meaning when a run has no length or no end.
    private let cycles: Double
    /// Position at `begin`, and at `end`.
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

    /// Runs shorter than a picosecond have no length: no clock tells them apart, and their number may be infinite.
    private static let shortest = 1e-12

    /// Where the animation stands.
    ///
    /// - Parameter holdsEnd: The parent itself has come to its end, so at a common end this animation still runs.
    package func phase(at time: Double, holdsEnd: Bool = false) -> Phase {
        if speed == 0 { return scrubbed }
        if time < begin { return phase(.before, at: first) }
        guard time >= end else { return phase(.active, at: position(at: time)) }
        let isCommonEnd = holdsEnd && time - end <= 1e-9 * max(1, abs(end))
        return phase(isCommonEnd ? .active : .after, at: last)
    }

    /// Where the animation stands when something of it shows; nil when the model does.
    package func shown(at time: Double, holdsEnd: Bool = false) -> Phase? {
        let phase = phase(at: time, holdsEnd: holdsEnd)
        return switch phase.stage {
        case .before: fillMode.fillsBefore ? phase : nil
        case .active: phase
        case .after: fillMode.fillsAfter ? phase : nil
        }
    }

    /// The first time after `time`, or `time` itself, from which the picture may be another one; ∞ when it stays.
    package func nextChange(after time: Double) -> Double {
        if speed == 0 || time >= end { return .infinity }
        return max(time, begin)
    }

    /// Begin and end in the parent's time, and how far the runs are then.
    ///
    /// An offset inside the runs skips their first part, which then plays at the end; one outside moves the runs in time.
    private static func span(
        origin: Double, speed: Double, offset: Double, active: Double
    ) -> (begin: Double, end: Double, first: Double, last: Double) {
        if speed == 0 { return (-.infinity, .infinity, offset, offset) }
        if speed < 0 {
            let begin = origin + max(offset - active, 0) / -speed
            return (begin, max(begin, origin + offset / -speed), min(max(offset, 0), active), 0)
        }
        if offset > 0 && offset < active {
            return (origin, origin + active / speed, offset, active < .infinity ? offset : active)
        }
        let begin = origin + max(-offset, 0) / speed
        return (begin, max(begin, origin + (active - offset) / speed), min(max(offset, 0), active), active)
    }

    /// The number of runs, without the error of the division: 1.1 s are eleven runs of 0.1 s and nothing.
    private static func count(_ quotient: Double) -> Double {
        guard quotient.isFinite else { return quotient }
        let whole = quotient.rounded()
        return abs(quotient - whole) < 1e-9 * whole ? whole : quotient
    }

    /// How far all runs have come between begin and end, in own time.
    private func position(at time: Double) -> Double {
        let position = (time - origin) * speed + offset
        let isWrapped = speed > 0 && position >= active && offset > 0 && offset < active
        return max(isWrapped ? position - active : position, 0)
    }

    /// Time stands still at the offset; the end belongs to the runs, so that a slider can reach it.
    private var scrubbed: Phase {
        let stage: Phase.Stage = offset < 0 ? .before : offset > active ? .after : .active
        return phase(stage, at: min(max(offset, 0), active))
    }

    private func phase(_ stage: Phase.Stage, at position: Double) -> Phase {
        guard duration > 0, position.isFinite else { return stillPhase(stage) }
        guard duration < .infinity else { return Phase(stage: stage, progress: 0, time: position) }
        // The end of the last run is its own; every other one is the beginning of the next.
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

    /// Runs without length are at their beginning, then at their end.
    private func stillPhase(_ stage: Phase.Stage) -> Phase {
        let isAtEnd = stage != .before && speed >= 0 && !autoreverses && duration == 0
        return Phase(stage: stage, progress: isAtEnd ? 1 : 0, time: 0)
    }
}
