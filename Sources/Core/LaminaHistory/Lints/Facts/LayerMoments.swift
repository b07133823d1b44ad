import LaminaScene

/// A layer at a moment of a run.
struct LayerMoment {
    let node: LayerNode
    let shown: LayerState
    /// The superlayer's values; nil for the root.
    let outerModel: LayerState?
    let outerShown: LayerState?
    /// The layers above, the nearest first.
    let ancestors: [LayerID]
    /// The layer's local time, in seconds.
    let localTime: Double
    /// False for a layer that an ancestor or itself hides.
    let isSeen: Bool

    var model: LayerState { node.state }
}

/// Layers at the moments that rules ask about; each tree is walked at most once.
struct LayerMoments {
    struct Question: Hashable {
        let layer: LayerID
        /// Seconds since the start of the run.
        let time: Double
    }

    private var answers: [Question: LayerMoment] = [:]

    init(_ questions: [Question], of history: History) {
        var asked: [Int: Set<Question>] = [:]
        for question in questions {
            guard let commit = history.commitIndex(at: question.time) else { continue }
            asked[commit, default: []].insert(question)
        }
        for (commit, questions) in asked {
            let paths = TreePaths(history.commits[commit], to: Set(questions.map(\.layer)))
            for question in questions {
                answers[question] = paths.moment(of: question.layer, at: history.mediaTime(at: question.time))
            }
        }
    }

    /// The answer to a question that was asked; nil when no tree has the layer then.
    subscript(layer: LayerID, time: Double) -> LayerMoment? { answers[Question(layer: layer, time: time)] }
}

/// The paths from a tree's root to some of its layers.
private struct TreePaths {
    private struct Step {
        let node: LayerNode
        /// The index of the superlayer's step, or of the masked layer's; nil for the root.
        let outer: Int?
    }

    private var steps: [Step] = []
    private var places: [LayerID: Int] = [:]

    init(_ tree: RenderTree, to layers: Set<LayerID>) {
        steps = [Step(node: tree.root, outer: nil)]
        var next = 0
        while next < steps.count, places.count < layers.count {
            let node = steps[next].node
            if layers.contains(node.id) { places[node.id] = next }
            node.children.forEach { steps.append(Step(node: $0, outer: next)) }
            if let mask = node.mask { steps.append(Step(node: mask, outer: next)) }
            next += 1
        }
    }

    func moment(of layer: LayerID, at mediaTime: Double) -> LayerMoment? {
        guard let place = places[layer] else { return nil }
        let path = Array(sequence(first: place) { steps[$0].outer })
        var (time, isSeen) = (mediaTime, true)
        var states: [LayerState] = []
        for step in path.reversed() {
            let node = steps[step].node
            time = node.localTime(at: time)
            let shown = node.presentation(at: time)
            isSeen = isSeen && shown.isVisible(model: node.state)
            if states.count == 2 { states.removeFirst() }
            states.append(shown)
        }
        guard let shown = states.last else { return nil }
        return LayerMoment(
            node: steps[place].node, shown: shown, outerModel: steps[place].outer.map { steps[$0].node.state },
            outerShown: states.count == 2 ? states.first : nil, ancestors: path.dropFirst().map { steps[$0].node.id }, localTime: time,
            isSeen: isSeen)
    }
}

extension LayerState {
    /// True unless the layer is hidden, or transparent as shown and in its model.
    func isVisible(model: LayerState) -> Bool { !flags.isHidden && (opacity > 0.001 || model.opacity > 0.001) }
}
