/// The nested timing of an animation: its own timeline inside the timelines of the groups around it.
package struct TimeChain: Sendable, Hashable {
    /// The timing of a group, which determines its children's time.
    package struct Group: Sendable, Hashable {
        package var timeline: Timeline
        package var timingFunction: TimingFunction?

        package init(timeline: Timeline, timingFunction: TimingFunction?) {
            self.timeline = timeline
            self.timingFunction = timingFunction
        }

        /// The children's time, from 0 to the group's duration, after the group's timing function.
        fileprivate func time(in phase: Phase) -> Double {
            guard let timingFunction, timeline.duration < .infinity else { return phase.time }
            return timingFunction(phase.progress) * timeline.duration
        }
    }

    /// The enclosing groups, outermost first.
    package let groups: [Group]
    /// The animation's own timeline.
    package let timeline: Timeline

    package init(groups: [Group] = [], timeline: Timeline) {
        self.groups = groups
        self.timeline = timeline
    }

    /// The outermost timeline, which determines when the whole animation begins and ends.
    private var root: Timeline { groups.first?.timeline ?? timeline }

    /// The layer's local time at which the animation ends; ∞ when it never ends.
    package var end: Double { root.end }

    /// The phase at a local time of the layer; nil when the animation shows nothing, so that the model value remains.
    package func phase(at time: Double) -> Phase? {
        var time = time
        for (depth, group) in groups.enumerated() {
            guard let phase = group.timeline.shown(at: time, includesEnd: depth > 0) else { return nil }
            time = group.time(in: phase)
        }
        return timeline.shown(at: time, includesEnd: !groups.isEmpty)
    }
}
