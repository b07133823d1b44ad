/// The times between a layer's time and an animation's: its own inside those of the groups around it.
package struct TimeChain: Sendable, Hashable {
    /// A group's time, which its children live in.
    package struct Group: Sendable, Hashable {
        package var timeline: Timeline
        package var timingFunction: TimingFunction?

        package init(timeline: Timeline, timingFunction: TimingFunction?) {
            self.timeline = timeline
            self.timingFunction = timingFunction
        }

        /// The time for the children, from 0 to the duration.
        fileprivate func time(in phase: Phase) -> Double {
            guard let timingFunction, timeline.duration < .infinity else { return phase.time }
            return timingFunction(phase.progress) * timeline.duration
        }
    }

    /// Outermost first.
    package let groups: [Group]
    /// The animation's own.
    package let timeline: Timeline

    package init(groups: [Group] = [], timeline: Timeline) {
        self.groups = groups
        self.timeline = timeline
    }

    /// The times of the animation itself, or of the outermost group: what decides when all of it is over.
    private var root: Timeline { groups.first?.timeline ?? timeline }

    /// The layer's time at which it begins; -∞ when time stands still.
    package var begin: Double { root.begin }

    /// The layer's time from which it is over; ∞ when it never is.
    package var end: Double { root.end }

    /// Where the animation stands at a time of its layer; nil when the model shows.
    package func phase(at time: Double) -> Phase? {
        var time = time
        var holdsEnd = false
        for group in groups {
            guard let phase = group.timeline.shown(at: time, holdsEnd: holdsEnd) else { return nil }
            time = group.time(in: phase)
            holdsEnd = phase.progress == 1
        }
        return timeline.shown(at: time, holdsEnd: holdsEnd)
    }

    /// The first time after `time`, or `time` itself, from which the picture may be another one; ∞ when it stays.
    ///
    /// Inside a group the answer is cautious: as long as the group runs, something may change.
    package func nextChange(after time: Double) -> Double { root.nextChange(after: time) }
}
