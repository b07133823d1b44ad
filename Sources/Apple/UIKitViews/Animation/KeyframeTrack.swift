import CoreGraphics
import LaminaProcess
import LaminaScene
import QuartzCore

/// A part of an animation's duration, as fractions 0…1.
struct KeyframeSpan {
    var start = 0.0
    var length = 1.0

    var end: Double { start + length }

    /// Returns a span inside this one; `start` and `length` are fractions of this span, clamped to it.
    func part(start: Double, length: Double) -> KeyframeSpan {
        let low = min(1, max(0, start))
        return KeyframeSpan(start: self.start + low * self.length, length: min(1 - low, max(0, length)) * self.length)
    }
}

/// The values that key frames gave to one property of a layer.
struct KeyframeTrack {
    /// The first change of the property; it holds the value from before the block.
    let change: ViewChange
    private var frames: [(span: KeyframeSpan, value: Value)] = []
    /// The functions that have made the first change, in a recorded run.
    private let origin = RunJournal.shared.callers

    init(_ change: ViewChange) { self.change = change }

    /// Records the property's current value for a span; a further change in the same key frame replaces the value.
    mutating func note(_ span: KeyframeSpan) {
        let value = change.new
        if let last = frames.last, last.span.start == span.start, last.span.length == span.length { frames.removeLast() }
        frames.append((span, value))
    }

    /// Returns the key values with their times 0…1 in ascending order, beginning with `first` at time 0.
    ///
    /// From the end of a key frame to the beginning of the next, and after the last key frame, the value stays constant.
    private func points(from first: Value) -> [(time: Double, value: Value)] {
        var points = [(time: 0.0, value: first)]
        // Sorted by start; key frames with equal starts keep the order in which they were added.
        for frame in frames.enumerated().sorted(by: { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }).map(\.element) {
            let last = points[points.count - 1]
            // A pause before a key frame keeps the value. Key times must ascend, so a key frame inside an earlier key frame ends with that key frame.
            if frame.span.start > last.time { points.append((frame.span.start, last.value)) }
            points.append((max(frame.span.end, last.time), frame.value))
        }
        let last = points[points.count - 1]
        // Rounding may end the key frames just before 1, such as 2/3 + 1/3.
        if last.time < 1 - 1e-9 { points.append((1, last.value)) } else { points[points.count - 1].time = 1 }
        return points
    }

    /// Returns one additive animation per component of the property, with offsets from the property's final value.
    ///
    /// Properties that do not animate additively give one replacing animation.
    func animations(_ settings: AnimationSettings, mode: CAAnimationCalculationMode) -> [CAKeyframeAnimation] {
        let points = points(from: change.old)
        let offsets = points.map { change.parts(of: $0.value, against: change.new) }
        guard let first = offsets.first, !first.isEmpty else { return [replacing(settings, mode)] }
        return first.indices.map { part in
            let animation = make(first[part].keyPath, points.map(\.time), offsets.map { $0[part].offset }, settings, mode)
            animation.isAdditive = true
            return animation
        }
    }

    private func replacing(_ settings: AnimationSettings, _ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let points = points(from: change.first(settings))
        return make(change.property.name, points.map(\.time), points.map(\.value), settings, mode)
    }

    private func make(
        _ keyPath: String, _ times: [Double], _ values: [Value], _ settings: AnimationSettings, _ mode: CAAnimationCalculationMode
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        settings.apply(to: animation)
        animation.calculationMode = mode
        animation.origin = origin
        animation.keyTimes = times.map { NSNumber(value: $0) }
        // In discrete mode a value has a beginning and an end, so there is one time more than values.
        animation.values = (mode == .discrete ? values.dropLast() : values[...]).map { $0.bridged ?? NSNull() }
        return animation
    }
}
