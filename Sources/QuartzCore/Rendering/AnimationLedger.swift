import CoreGraphics
import LaminaScene

/// Which animations of a tree have not been reported as ended, and when that will be.
struct AnimationLedger {
    private struct Entry {
        weak var layer: CALayer?
        var hasStarted = false
    }

    private var entries: [UInt64: Entry] = [:]
    /// Media time of the next report; infinite when nothing is to come.
    private(set) var nextEvent = Double.infinity
    /// Entries or layers' times changed since the next event was found.
    private var isOutdated = false

    /// A layer is handed over: takes in its animations that are new, and minds its time.
    mutating func note(_ layer: CALayer) {
        // Commits that change neither animations nor time need not look at every entry.
        isOutdated = isOutdated || !layer.attachments.animations.isEmpty || !layer.state.hasPlainTiming
        for attached in layer.attachments.animations where !attached.hasStopped && entries[attached.id] == nil {
            entries[attached.id] = Entry(layer: layer)
        }
    }

    mutating func remove(_ id: UInt64) {
        entries[id] = nil
        isOutdated = true
    }

    /// What has begun or ended and is not reported yet, in the order in which it happened; what happened at once, in the order of adding.
    mutating func takeEvents(at time: Double) -> [AnimationEvent] {
        // Timers count in wall time, which is coarser than media time.
        let reached = time + 1e-6
        isOutdated = true
        var events: [AnimationEvent] = []
        for (id, entry) in entries {
            guard let layer = entry.layer, let resolved = layer.attached(id)?.resolved else { continue }
            let begin = layer.mediaTime(of: resolved.begin)
            let end = layer.mediaTime(of: resolved.end)
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

    /// To be called when layers were handed over, and when events were taken.
    mutating func updateNextEvent() {
        guard isOutdated else { return }
        isOutdated = false
        entries = entries.filter { $0.value.layer?.attached($0.key) != nil }
        nextEvent = entries.reduce(Double.infinity) { next, entry in
            guard let layer = entry.value.layer, let resolved = layer.attached(entry.key)?.resolved else { return next }
            return min(next, layer.mediaTime(of: entry.value.hasStarted ? resolved.end : min(resolved.begin, resolved.end)))
        }
    }
}

/// An animation has begun or ended.
struct AnimationEvent {
    let layer: CALayer
    let id: UInt64
    /// Media time.
    let time: Double
    let isEnd: Bool

    func report() {
        guard isEnd else {
            layer.attached(id)?.reportStart()
            return
        }
        layer.endAnimation(id)
    }
}

extension CALayer {
    fileprivate func attached(_ id: UInt64) -> AttachedAnimation? { attachments.animations.first { $0.id == id } }

    /// Media time of a moment of the layer's own time; infinite while a layer above holds its time.
    fileprivate func mediaTime(of time: Double) -> Double {
        guard time.isFinite else { return time }
        var layer: CALayer? = self
        while let current = layer {
            if current.state.timing.speed == 0 { return .infinity }
            layer = current.links.superlayer
        }
        return LayerConversion.time(time, from: self, to: nil)
    }

    /// An animation has come to its end: it leaves, unless it is to stay, and is reported either way.
    fileprivate func endAnimation(_ id: UInt64) {
        guard let index = attachments.animations.firstIndex(where: { $0.id == id }) else { return }
        let attached = attachments.animations[index]
        if attached.animation.isRemovedOnCompletion {
            attachments.animations.remove(at: index)
            markStale()
        } else {
            attachments.animations[index].hasStopped = true
        }
        // The contents show the moment before the end.
        if attached.redraws { markNeedsDisplay() }
        attached.reportStop(finished: true, of: self)
    }
}
