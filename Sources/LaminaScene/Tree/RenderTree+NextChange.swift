extension RenderTree {
    /// The earliest media time, `time` or later, at which the frame may change; infinite when it never will.
    ///
    /// Conservative: a running animation counts as a change, even if its values do not differ.
    ///
    /// - Complexity: Visits only the nodes above animations and their direct children.
    package func nextChange(after time: Double) -> Double {
        var next = Double.infinity
        var pending = [Moment(root, superlayerTime: time, speed: 1)]
        while let moment = pending.popLast(), next > time {
            guard moment.node.isAnimated, !moment.showsNothing else { continue }
            next = min(next, time + moment.waitForOwnChange)
            guard moment.hasBegun else { continue }
            moment.node.children.forEach { if $0.isAnimated { pending.append(moment.below($0)) } }
            if let mask = moment.node.mask { pending.append(moment.below(mask)) }
        }
        return next
    }
}

/// A node at one time, with the rate at which its local time passes.
private struct Moment {
    let node: LayerNode
    /// The layer's local time, in seconds.
    private let time: Double
    /// The seconds of local time that pass per second of media time.
    private let speed: Double
    /// The seconds of media time until the layer's local time begins; 0 when it has begun.
    private let waitForBegin: Double

    init(_ node: LayerNode, superlayerTime: Double, speed: Double) {
        self.node = node
        time = node.localTime(at: superlayerTime)
        guard !node.state.hasPlainTiming else {
            self.speed = speed
            waitForBegin = 0
            return
        }
        let timing = node.state.timing
        self.speed = speed * timing.speed
        waitForBegin = speed > 0 ? max(0, timing.beginTime - superlayerTime) / speed : 0
    }

    var hasBegun: Bool { waitForBegin == 0 }

    func below(_ child: LayerNode) -> Moment { Moment(child, superlayerTime: time, speed: speed) }

    /// True when the layer is hidden and has no animation that could show it.
    var showsNothing: Bool { node.state.flags.isHidden && node.animations.isEmpty }

    /// The seconds of media time until one of the node's own animations, or the beginning of its local time, changes the frame.
    var waitForOwnChange: Double {
        guard hasBegun else { return waitForBegin }
        guard speed != 0 else { return .infinity }
        // With time running backwards the next change is not simple to predict, so every frame counts as a change while there are animations.
        if speed < 0 { return node.animations.isEmpty && node.state.kind != .emitter ? .infinity : 0 }
        let emission = node.state.kind == .emitter ? node.state.emission.nextChange(after: time) : .infinity
        return (node.animations.reduce(emission) { min($0, $1.nextChange(after: time)) } - time) / speed
    }
}

extension LayerAnimation {
    /// The earliest local time, `time` or later, at which the animation may give another value; infinite when there is none.
    fileprivate func nextChange(after time: Double) -> Double {
        // An animation whose time stands still (`begin` is −∞) never changes its value.
        if time >= end || begin == -.infinity { return .infinity }
        return max(time, begin)
    }
}
