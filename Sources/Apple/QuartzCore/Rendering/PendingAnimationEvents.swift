import LaminaScene

/// The animations of a layer tree whose end has not been reported, and the time of the next beginning or end to report.
struct PendingAnimationEvents {
    private struct Entry {
        weak var layer: CALayer?
        var hasStarted = false
    }

    private var entries: [UInt64: Entry] = [:]
    /// The media time of the next beginning or end to report, in seconds; ∞ when there is none, −∞ for the beginning of an animation whose time
    /// stands still.
    private(set) var nextEvent = Double.infinity
    /// True when entries or the timing of layers may have changed since `nextEvent` was computed.
    private var isOutdated = false

    /// Registers the new animations of a layer that is being committed.
    mutating func note(_ layer: CALayer) {
        // A layer without animations and with plain timing cannot change the next event, so that most commits skip the search through all entries.
        isOutdated = isOutdated || !layer.attachments.animations.isEmpty || !layer.state.hasPlainTiming
        for attached in layer.attachments.animations where !attached.hasStopped && entries[attached.id] == nil {
            entries[attached.id] = Entry(layer: layer)
        }
    }

    mutating func remove(_ id: UInt64) {
        entries[id] = nil
        isOutdated = true
    }

    /// Removes and returns the beginnings and ends up to `time`, in order of time, and simultaneous ones in the order in which the animations were
    /// added.
    mutating func takeEvents(at time: Double) -> [AnimationEvent] {
        // Timers measure wall time, which is coarser than media time, so an event up to a microsecond later is taken as reached.
        let reached = time + 1e-6
        isOutdated = true
        var events: [AnimationEvent] = []
        for (id, entry) in entries {
            guard let layer = entry.layer, let resolved = layer.attached(id)?.resolved else { continue }
            let begin = layer.mediaTime(of: resolved.begin)
            let end = layer.mediaTime(ofEnd: resolved.end)
            if !entry.hasStarted, begin <= reached {
                entries[id]?.hasStarted = true
                events.append(AnimationEvent(layer: layer, id: id, time: begin, isEnd: false))
            }
            if end <= reached {
                entries[id] = nil
                events.append(AnimationEvent(layer: layer, id: id, time: end, isEnd: true))
            }
        }
        return events.sorted { ($0.time, $0.id, $0.isEnd ? 1 : 0) < ($1.time, $1.id, $1.isEnd ? 1 : 0) }
    }

    /// Recomputes `nextEvent` if it may have changed; called after every commit and after events were taken.
    mutating func updateNextEvent() {
        guard isOutdated else { return }
        isOutdated = false
        entries = entries.filter { $0.value.layer?.attached($0.key) != nil }
        nextEvent = entries.reduce(Double.infinity) { next, entry in
            guard let layer = entry.value.layer, let resolved = layer.attached(entry.key)?.resolved else { return next }
            let end = layer.mediaTime(ofEnd: resolved.end)
            return min(next, entry.value.hasStarted ? end : min(layer.mediaTime(of: resolved.begin), end))
        }
    }
}

/// The beginning or the end of an animation.
struct AnimationEvent {
    let layer: CALayer
    let id: UInt64
    /// The media time of the event, in seconds.
    let time: Double
    let isEnd: Bool

    func report() {
        guard isEnd else {
            layer.attached(id)?.reportStart(of: layer)
            return
        }
        layer.endAnimation(id)
    }
}

extension CALayer {
    fileprivate func attached(_ id: UInt64) -> AttachedAnimation? { attachments.animations.first { $0.id == id } }

    /// Converts a time of the layer to media time, in seconds; infinite while the layer or an ancestor has a speed of 0.
    fileprivate func mediaTime(of time: Double) -> Double {
        guard time.isFinite else { return time }
        return mediaSpeed == 0 ? .infinity : LayerConversion.time(time, from: self, to: nil)
    }

    /// The media time at which an animation ends at a time of the layer; infinite also while that time runs backwards, away from the end.
    fileprivate func mediaTime(ofEnd time: Double) -> Double { mediaSpeed < 0 ? .infinity : mediaTime(of: time) }

    /// The seconds of the layer's time that pass per second of media time.
    private var mediaSpeed: Double {
        var (speed, layer) = (1.0, Optional(self))
        while let current = layer {
            speed *= current.state.timing.speed
            layer = current.links.superlayer
        }
        return speed
    }

    /// Handles an animation's end: removes it, unless it is to stay, and reports the end in either case.
    fileprivate func endAnimation(_ id: UInt64) {
        layerLock.withLock {
            guard let index = attachments.animations.firstIndex(where: { $0.id == id }) else { return }
            let attached = attachments.animations[index]
            if attached.animation.isRemovedOnCompletion {
                attachments.animations.remove(at: index)
                noteChange()
            } else {
                attachments.animations[index].hasStopped = true
            }
            // The contents were last drawn for a time before the end, so they are redrawn.
            if attached.redraws { markNeedsDisplay() }
            attached.reportStop(finished: true, of: self)
        }
    }
}
