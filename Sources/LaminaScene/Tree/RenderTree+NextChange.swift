extension RenderTree {
    /// The first media time after `time`, or `time` itself, from which the picture may be another one; infinite when it stays as it is.
    ///
    /// Cautious: what runs counts as a change, also where its values do not differ.
    /// - Complexity: Visits the nodes above animations and their direct children only.
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

/// A node at a moment.
private struct Moment {
    let node: LayerNode
    /// The layer's own.
    private let time: Double
    /// Seconds of the layer's time that pass in one second of media time.
    private let speed: Double
    /// Seconds of media time until the layer's time begins; 0 when it has.
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

    /// Nothing below is seen, and nothing of its own can change that.
    var showsNothing: Bool { node.state.flags.isHidden && node.animations.isEmpty }

    /// Seconds of media time until something that the node itself decides changes.
    var waitForOwnChange: Double {
        guard hasBegun else { return waitForBegin }
        guard speed != 0 else { return .infinity }
        // Time that runs backwards comes to what lies behind it in no simple way, so it is watched all along.
        if speed < 0 { return node.animations.isEmpty ? .infinity : 0 }
        return (node.animations.reduce(Double.infinity) { min($0, $1.nextChange(after: time)) } - time) / speed
    }
}

extension LayerAnimation {
    /// The first of the layer's times after `time`, or `time` itself, from which it may drive another value; infinite when there is none.
    fileprivate func nextChange(after time: Double) -> Double {
        // One whose time stands still has always begun.
        if time >= end || begin == -.infinity { return .infinity }
        return max(time, begin)
    }
}
