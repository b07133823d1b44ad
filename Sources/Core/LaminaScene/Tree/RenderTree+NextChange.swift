import LaminaPrimitives

extension RenderTree {
    /// The earliest media time, `time` or later, at which the frame may change; infinite when it never will.
    ///
    /// Conservative: a running animation counts as a change, even if its values do not differ.
    ///
    /// - Parameter nextFrame: Returns the media time of the next frame at a rate, for a running animation that needs no more frames per second than
    ///   that.
    /// - Complexity: Visits only the nodes above animations and their direct children.
    package func nextChange(after time: Double, nextFrame: (_ rate: Double) -> Double = { _ in -.infinity }) -> Double {
        var next = Double.infinity
        var pending = [Moment(root, superlayerTimes: time...time, speed: 1)]
        while let moment = pending.popLast(), next > time {
            guard moment.node.isAnimated, !moment.showsNothing else { continue }
            let change = time + moment.waitForOwnChange
            next = min(next, change > time ? change : min(moment.waitForNextBegin + time, max(time, moment.frameRate.map(nextFrame) ?? time)))
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
    /// The layer's local times in the instances of the replicators around it, in seconds.
    private let times: ClosedRange<Double>
    /// The seconds of local time that pass per second of media time.
    private let speed: Double
    /// The seconds of media time until the layer's local time begins; 0 when it has begun.
    private let waitForBegin: Double
    /// True when the local time has begun in some instances, but not in all.
    private let isBeginning: Bool

    init(_ node: LayerNode, superlayerTimes: ClosedRange<Double>, speed: Double) {
        self.node = node
        guard !node.state.hasPlainTiming else {
            times = superlayerTimes
            self.speed = speed
            waitForBegin = 0
            isBeginning = false
            return
        }
        let timing = node.state.timing
        let ends = [timing.localTime(at: superlayerTimes.lowerBound), timing.localTime(at: superlayerTimes.upperBound)]
        times = ClosedRange(from: ends.min() ?? 0, upTo: ends.max() ?? 0)
        self.speed = speed * timing.speed
        waitForBegin = speed > 0 ? max(0, timing.beginTime - superlayerTimes.upperBound) / speed : 0
        isBeginning = speed > 0 && waitForBegin == 0 && superlayerTimes.lowerBound < timing.beginTime
    }

    var hasBegun: Bool { waitForBegin == 0 }

    func below(_ child: LayerNode) -> Moment { Moment(child, superlayerTimes: sublayerTimes, speed: speed) }

    /// The local times of this layer and, if it is a replicator, of its instances.
    private var sublayerTimes: ClosedRange<Double> {
        guard node.state.kind == .replicator else { return times }
        // The values are the same at all times in the range unless an animation of the replicator runs, which is a change already.
        let replicator = node.presentation(at: times.upperBound).replicator
        let lag = replicator.delay(of: max(1, min(replicator.count, ReplicatorState.mostLayers)) - 1)
        return ClosedRange(from: times.lowerBound - max(lag, 0), upTo: times.upperBound - min(lag, 0))
    }

    /// True when the layer is hidden and has no animation that could show it.
    var showsNothing: Bool { node.state.flags.isHidden && node.animations.isEmpty }

    /// The seconds of media time until the next of the node's own animations begins; infinite when none does.
    var waitForNextBegin: Double {
        guard speed > 0 else { return .infinity }
        return node.animations.reduce(Double.infinity) { $1.begin > times.upperBound ? min($0, ($1.begin - times.upperBound) / speed) : $0 }
    }

    /// The highest preferred frame rate of the node's running animations, in frames per second; nil when one of them has no preference.
    var frameRate: Double? {
        guard hasBegun, !isBeginning, speed > 0, node.state.kind != .emitter else { return nil }
        var rate = 0.0
        for animation in node.animations where animation.nextChange(in: times) <= times.upperBound {
            guard animation.frameRate > 0 else { return nil }
            rate = max(rate, animation.frameRate)
        }
        return rate > 0 ? rate : nil
    }

    /// The seconds of media time until one of the node's own animations, or the beginning of its local time, changes the frame.
    var waitForOwnChange: Double {
        guard hasBegun else { return waitForBegin }
        if isBeginning { return 0 }
        guard speed != 0 else { return .infinity }
        // With time running backwards the next change is not simple to predict, so every frame counts as a change while there are animations.
        if speed < 0 { return node.animations.isEmpty && node.state.kind != .emitter ? .infinity : 0 }
        let emission = node.state.kind == .emitter ? max(times.upperBound, node.state.emission.nextChange(after: times.lowerBound)) : .infinity
        return (node.animations.reduce(emission) { min($0, $1.nextChange(in: times)) } - times.upperBound) / speed
    }
}

extension LayerAnimation {
    /// The earliest local time of the foremost instance at which the animation may give another value in some instance; infinite when there is none.
    ///
    /// - Parameter times: The local times of all instances.
    fileprivate func nextChange(in times: ClosedRange<Double>) -> Double {
        // An animation whose time stands still (`begin` is −∞) never changes its value.
        if times.lowerBound >= end || begin == -.infinity { return .infinity }
        return max(times.upperBound, begin)
    }
}
