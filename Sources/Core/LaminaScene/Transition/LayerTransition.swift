/// A transition from a layer's previous appearance to its current one.
package struct LayerTransition: Sendable {
    /// The layer before the change.
    package let outgoing: LayerNode
    /// The local time of the previous layer, in seconds, at which it is frozen.
    package let outgoingTime: Double
    package let effect: TransitionEffect
    private let timeline: Timeline
    private let timingFunction: TimingFunction?
    private let range: ProgressRange
    /// The nesting depth of transitions; one may begin while another runs.
    private let depth: Int

    /// The maximum nesting depth; deeper transitions are left out, because nobody would see them.
    private static let deepest = 4

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - outgoing: The layer before the change.
    ///   - time: The layer's local time, in seconds, at which `outgoing` is frozen.
    ///   - animation: The timing and the timing function; its range is the part of the transition that is shown.
    package init(from outgoing: LayerNode, at time: Double, effect: TransitionEffect, as animation: Animation) {
        let inner = outgoing.transition(at: time)?.transition.depth ?? 0
        self.outgoing = inner < Self.deepest ? outgoing : outgoing.withoutTransitions
        outgoingTime = time
        self.effect = effect
        timeline = Timeline(animation.timing)
        timingFunction = animation.timingFunction
        range = animation.range ?? ProgressRange(start: 0, end: 1)
        depth = inner < Self.deepest ? inner + 1 : 1
    }

    /// The progress at the layer's local time; nil when the transition shows nothing, so that only the current layer is visible.
    func progress(at time: Double) -> Double? {
        guard let phase = timeline.shown(at: time) else { return nil }
        return range.progress(at: timingFunction?(phase.progress) ?? phase.progress)
    }
}

extension LayerNode {
    /// The transition that shows at the layer's local time, with its progress; nil when there is none.
    func transition(at time: Double) -> (transition: LayerTransition, progress: Double)? {
        guard let transition = animations.last(where: { $0.transition != nil })?.transition else { return nil }
        return transition.progress(at: time).map { (transition, $0) }
    }

    /// A copy of the node without its transitions.
    fileprivate var withoutTransitions: LayerNode {
        LayerNode(id: id, state: state, animations: animations.filter { $0.transition == nil }, children: children, mask: mask)
    }
}
