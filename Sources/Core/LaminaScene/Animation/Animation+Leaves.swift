/// An animation that is not a group, together with its own timing and the timings of the groups around it.
package struct AnimationLeaf: Sendable, Hashable {
    package let animation: Animation
    package let times: TimeChain
}

extension Animation {
    /// The animations inside this one that change properties, in the order in which they apply; a non-group returns itself.
    ///
    /// A child without a duration takes its group's duration, and one without a frame rate its group's rate. If the root is removed on completion,
    /// nothing fills forwards after its end.
    package func leaves() -> [AnimationLeaf] {
        var root = self
        if removedOnCompletion { root.timing.fillMode = timing.fillMode.withoutForwards }
        var leaves: [AnimationLeaf] = []
        // An explicit stack instead of recursion, because callers may nest groups arbitrarily deep.
        var open: [(animation: Animation, groups: [TimeChain.Group])] = [(root, [])]
        while let (animation, groups) = open.popLast() {
            let timeline = Timeline(animation.timing)
            guard case .group(let children) = animation.kind else {
                leaves.append(AnimationLeaf(animation: animation, times: TimeChain(groups: groups, timeline: timeline)))
                continue
            }
            let inner = groups + [TimeChain.Group(timeline: timeline, timingFunction: animation.timingFunction)]
            open += children.reversed().map { ($0.lasting(animation.timing.duration).drawn(at: animation.frameRate), inner) }
        }
        return leaves
    }

    /// The animation with a frame rate, unless it already has one.
    private func drawn(at rate: Double) -> Animation {
        guard frameRate == 0, rate > 0 else { return self }
        var copy = self
        copy.frameRate = rate
        return copy
    }

    /// The animation with `duration`, unless it already has a positive duration.
    private func lasting(_ duration: Double) -> Animation {
        guard !(timing.duration > 0) else { return self }
        var copy = self
        copy.timing.duration = duration
        return copy
    }
}
