package import LaminaScene

/// An animation of a recorded run, with its times since the start of the run.
package struct RecordedAnimation: Sendable {
    package let id: UInt64
    package let layer: LayerID
    /// The animation as the app has added it; nil for one that Lamina has made, such as the fade of a tile.
    package let source: AnimationSource?
    /// The time of the first commit with the animation, in seconds since the start of the run.
    package let committed: Double
    /// The time of the first commit without it; nil when the last commit has it.
    package fileprivate(set) var removed: Double?
    /// The begin and the end, in seconds since the start of the run; infinite when it never begins or ends.
    package let begin: Double
    package let end: Double
    /// True when the animation has tracks for all its key paths; a key path without a track names no property.
    package let movesAll: Bool
}

extension History {
    /// All animations of the run, in the order of their begins.
    package var animations: [RecordedAnimation] {
        var found: [AnimationPlace: RecordedAnimation] = [:]
        var shown: Set<AnimationPlace> = []
        for tree in commits {
            let time = time(ofMedia: tree.commitTime)
            var present: Set<AnimationPlace> = []
            tree.forEachAnimation { layer, animation, mediaTime in
                let place = AnimationPlace(layer: layer, id: animation.id)
                present.insert(place)
                if found[place] == nil { found[place] = recorded(animation, of: layer, at: time, mediaTime) }
            }
            for place in shown.subtracting(present) { found[place]?.removed = time }
            shown = present
        }
        return found.values.sorted { ($0.begin, $0.committed, $0.id, $0.layer) < ($1.begin, $1.committed, $1.id, $1.layer) }
    }

    private func recorded(
        _ animation: LayerAnimation, of layer: LayerID, at committed: Double, _ mediaTime: (Double) -> Double
    ) -> RecordedAnimation {
        func sinceStart(_ local: Double) -> Double { local.isFinite ? time(ofMedia: mediaTime(local)) : local }
        let leaves = animation.source?.animation.leaves() ?? []
        return RecordedAnimation(
            id: animation.id, layer: layer, source: animation.source, committed: committed, begin: sinceStart(animation.begin),
            end: sinceStart(animation.end), movesAll: animation.source.map { $0.tracks.count == leaves.count } ?? true)
    }
}

/// An animation of an ancestor may move several layers, each by a part of its own.
private struct AnimationPlace: Hashable {
    let layer: LayerID
    let id: UInt64
}

extension RenderTree {
    /// Calls a function with every animation, its layer, and the conversion of that layer's local time to media time.
    ///
    /// Iterative; visits only the layers above animations.
    fileprivate func forEachAnimation(_ body: (LayerID, LayerAnimation, (Double) -> Double) -> Void) {
        var pending: [(node: LayerNode, timings: [MediaTiming])] = [(root, [])]
        while let (node, outer) = pending.popLast() {
            guard node.isAnimated else { continue }
            let timings = node.state.hasPlainTiming ? outer : outer + [node.state.timing]
            for animation in node.animations {
                body(node.id, animation) { local in timings.reversed().reduce(local) { $1.speed == 0 ? .infinity : $1.parentTime(at: $0) } }
            }
            node.children.forEach { pending.append(($0, timings)) }
            if let mask = node.mask { pending.append((mask, timings)) }
        }
    }
}
