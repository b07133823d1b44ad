/// An animation that is no group, with all times around it.
package struct AnimationLeaf: Sendable, Hashable {
    package let animation: Animation
    package let times: TimeChain
}

extension Animation {
    /// The animations that change something, in the order in which they apply.
    ///
    /// A child without a duration lasts as long as its group. Nothing of a root that is removed on completion fills after its end.
    package func leaves() -> [AnimationLeaf] {
        var root = self
        if removedOnCompletion { root.timing.fillMode = timing.fillMode.withoutForwards }
        var leaves: [AnimationLeaf] = []
        // A stack instead of recursion: how deep groups nest is the caller's choice.
        var open: [(animation: Animation, groups: [TimeChain.Group])] = [(root, [])]
        while let (animation, groups) = open.popLast() {
            let timeline = Timeline(animation.timing)
            guard case .group(let children) = animation.kind else {
                leaves.append(AnimationLeaf(animation: animation, times: TimeChain(groups: groups, timeline: timeline)))
                continue
            }
            let inner = groups + [TimeChain.Group(timeline: timeline, timingFunction: animation.timingFunction)]
            open += children.reversed().map { ($0.lasting(animation.timing.duration), inner) }
        }
        return leaves
    }

    private func lasting(_ duration: Double) -> Animation {
        guard !(timing.duration > 0) else { return self }
        var copy = self
        copy.timing.duration = duration
        return copy
    }
}
