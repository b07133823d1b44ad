package import LaminaScene

/// An animation of a recorded run, with its times since the start of the run.
package struct RecordedAnimation: Sendable {
    package let id: UInt64
    package let layer: LayerID
    /// The animation as the app has added it; nil for one that Lamina has made, such as the fade of a tile.
    package let source: AnimationSource?
    /// The line of the app's code that has added the animation; nil when it is not known.
    package let line: CodeLine?
    /// The time of the first commit with the animation, in seconds since the start of the run.
    package let committed: Double
    /// The layer's local time at that commit, in seconds.
    package let localTime: Double
    /// The time of the first commit without it; nil when the last commit has it.
    package fileprivate(set) var removed: Double?
    /// The begin and the end, in seconds since the start of the run; infinite when it never begins or ends.
    ///
    /// Never NaN. A layer that is stopped and resumed moves those that lie ahead.
    package fileprivate(set) var begin: Double
    package fileprivate(set) var end: Double
    /// True when the layer or an ancestor had a time of its own since.
    fileprivate var hasOwnTime: Bool
    /// The key paths whose values cannot be mixed because they differ in structure, such as paths with different elements.
    package let unmixed: [String]
}

extension History {
    /// All animations of the run, in the order of their begins.
    package var animations: [RecordedAnimation] {
        var found: [AnimationPlace: RecordedAnimation] = [:]
        var shown: Set<AnimationPlace> = []
        for tree in commits {
            let time = time(ofMedia: tree.commitTime)
            var present: Set<AnimationPlace> = []
            tree.forEachAnimation { layer, animation, timings in
                let place = AnimationPlace(layer: layer, id: animation.id)
                present.insert(place)
                guard let known = found[place] else {
                    found[place] = recorded(animation, of: layer, at: tree.commitTime, timings)
                    return
                }
                guard known.hasOwnTime || !timings.isEmpty else { return }
                found[place]?.retime(span(of: animation, timings), at: time)
            }
            for place in shown.subtracting(present) { found[place]?.removed = time }
            shown = present
        }
        return found.values.sorted { ($0.begin, $0.committed, $0.id, $0.layer) < ($1.begin, $1.committed, $1.id, $1.layer) }
    }

    private func recorded(
        _ animation: LayerAnimation, of layer: LayerID, at mediaTime: Double, _ timings: [MediaTiming]
    ) -> RecordedAnimation {
        let span = span(of: animation, timings)
        return RecordedAnimation(
            id: animation.id, layer: layer, source: animation.source, line: lines[animation.id], committed: time(ofMedia: mediaTime),
            localTime: timings.reduce(mediaTime) { $1.localTime(at: $0) }, begin: span.begin, end: span.end, hasOwnTime: !timings.isEmpty,
            unmixed: animation.uninterpolatedKeyPaths)
    }

    /// The begin and the end of an animation, in seconds since the start of the run.
    ///
    /// - Parameter timings: The time spaces of the layers that have one, from the root to the animation's layer.
    private func span(of animation: LayerAnimation, _ timings: [MediaTiming]) -> (begin: Double, end: Double) {
        // In a stopped layer nothing begins and nothing ends.
        guard timings.allSatisfy({ $0.speed != 0 }) else { return (.infinity, .infinity) }
        func sinceStart(_ local: Double) -> Double {
            let time = time(ofMedia: timings.reversed().reduce(local) { $1.parentTime(at: $0) })
            return time.isNaN ? .infinity : time
        }
        let (a, b) = (sinceStart(animation.begin), sinceStart(animation.end))
        // In a layer whose time runs backwards the end comes first.
        return (min(a, b), max(a, b))
    }
}

extension RecordedAnimation {
    /// Replaces the begin and the end by new ones as far as they lie ahead.
    fileprivate mutating func retime(_ span: (begin: Double, end: Double), at time: Double) {
        if begin > time { begin = span.begin }
        if end > time { end = max(span.end, begin) }
        hasOwnTime = true
    }
}

/// An animation of an ancestor may move several layers, each by a part of its own.
private struct AnimationPlace: Hashable {
    let layer: LayerID
    let id: UInt64
}

extension RenderTree {
    /// Calls a function with every animation, its layer, and the time spaces from the root to that layer, except plain ones.
    ///
    /// Iterative; visits only the layers above animations.
    fileprivate func forEachAnimation(_ body: (LayerID, LayerAnimation, [MediaTiming]) -> Void) {
        var pending: [(node: LayerNode, timings: [MediaTiming])] = [(root, [])]
        while let (node, outer) = pending.popLast() {
            guard node.isAnimated else { continue }
            let timings = node.state.hasPlainTiming ? outer : outer + [node.state.timing]
            for animation in node.animations { body(node.id, animation, timings) }
            node.children.forEach { pending.append(($0, timings)) }
            if let mask = node.mask { pending.append((mask, timings)) }
        }
    }
}
