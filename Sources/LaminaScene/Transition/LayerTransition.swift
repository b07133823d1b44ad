/// What a layer was, and how it becomes what it is.
package struct LayerTransition: Sendable {
    /// The layer as it was.
    let outgoing: LayerNode
    /// Its own time, at which it stands still.
    let outgoingTime: Double
    let effect: TransitionEffect
    private let timeline: Timeline
    private let timingFunction: TimingFunction?
    private let range: ProgressRange
    /// How many transitions are inside each other, since one may begin while another runs.
    private let depth: Int

    /// More inside each other are not worth their pixels.
    private static let deepest = 4

    /// - Parameters:
    ///   - outgoing: The layer as it was.
    ///   - time: The layer's own time, at which `outgoing` stands still.
    ///   - animation: Times and curve; its range is the part of the transition that is shown.
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

    /// How much of the way is behind; nil when only the layer as it is shows.
    func progress(at time: Double) -> Double? {
        guard let phase = timeline.shown(at: time) else { return nil }
        return range.progress(at: timingFunction?(phase.progress) ?? phase.progress)
    }
}

extension LayerNode {
    /// The transition that shows at a moment of the layer's own time, and how much of its way is behind.
    func transition(at time: Double) -> (transition: LayerTransition, progress: Double)? {
        guard let transition = animations.last(where: { $0.transition != nil })?.transition else { return nil }
        return transition.progress(at: time).map { (transition, $0) }
    }

    fileprivate var withoutTransitions: LayerNode {
        LayerNode(id: id, state: state, animations: animations.filter { $0.transition == nil }, children: children, mask: mask)
    }
}
