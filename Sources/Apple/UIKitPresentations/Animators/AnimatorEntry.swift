import CoreGraphics
import LaminaScene
import QuartzCore

/// One animation that a property animator attaches, pauses and reverses.
package struct AnimatorEntry {
    let layer: CALayer
    private let template: CAPropertyAnimation
    /// The animator's progress at which this animation begins; every animation ends at progress 1.
    private let start: Double
    /// The key under which the animation is attached to the layer; nil while the animation is not attached.
    var key: String?

    init(_ animation: CAPropertyAnimation, on layer: CALayer, from start: Double) {
        template = animation
        self.layer = layer
        self.start = min(1, max(0, start))
    }

    /// Splits an animation of a point into one entry per axis, because a spring may have a different initial velocity along each axis.
    ///
    /// Any other animation gives one entry.
    static func entries(_ animation: CAPropertyAnimation, on layer: CALayer, from start: Double) -> [AnimatorEntry] {
        guard let basic = animation as? CABasicAnimation, let from = basic.fromValue as? CGPoint, let to = basic.toValue as? CGPoint else {
            return [AnimatorEntry(animation, on: layer, from: start)]
        }
        return [("x", from.x, to.x), ("y", from.y, to.y)].map { axis, from, to in
            let part = CABasicAnimation(keyPath: (basic.keyPath ?? "") + "." + axis)
            part.fromValue = from
            part.toValue = to
            part.isAdditive = basic.isAdditive
            part.origin = basic.origin
            return AnimatorEntry(part, on: layer, from: start)
        }
    }

    /// Returns the animation, positioned at a time of a segment.
    ///
    /// - Parameters:
    ///   - elapsed: Elapsed seconds of the segment; negative before the segment begins.
    ///   - now: The current media time; nil returns an animation that is paused at `elapsed`.
    func animation(in segment: AnimatorSegment, elapsed: Double, now: Double?) -> CAPropertyAnimation {
        let animation = makeAnimation(isVertical ? segment.verticalTiming : segment.timing)
        let delay = delay(in: segment)
        // Not 0, because an animation without a duration takes the transaction's duration when it is added to a layer.
        let length = max(segment.duration - delay, 1e-6)
        let local = elapsed - delay
        animation.duration = length
        animation.progressRange = range(in: segment)
        animation.fillMode = .both
        // The animation may end before the animator does. After a reversal it ends on the old value, while the model has the new value.
        animation.isRemovedOnCompletion = false
        guard let now else {
            animation.speed = 0
            animation.timeOffset = min(length, max(0, local))
            return animation
        }
        // A backward segment is the second half of an autoreversed animation: `passed` starts beyond the forward half.
        animation.autoreverses = segment.isBackwards
        let passed = segment.isBackwards ? 2 * length - min(length, local) : local
        animation.beginTime = layer.convertTime(now, from: nil) - passed
        return animation
    }

    private var isVertical: Bool { template.keyPath?.hasSuffix(".y") ?? false }

    private func makeAnimation(_ timing: AnimationSettings.Timing) -> CAPropertyAnimation {
        if case .spring(let spring) = timing, let basic = template as? CABasicAnimation {
            let animation = CASpringAnimation(spring)
            basic.copyState(into: animation)
            animation.timingFunction = nil
            return animation
        }
        let copy = template.attachedCopy() as? CAPropertyAnimation ?? template
        if case .curve(let function) = timing { copy.timingFunction = function } else { copy.timingFunction = nil }
        return copy
    }

    /// Returns the seconds from the beginning of a segment to the beginning of this animation.
    private func delay(in segment: AnimatorSegment) -> Double {
        let range = segment.range
        guard range.end > range.start, start > range.start else { return 0 }
        return segment.duration * min(1, (start - range.start) / (range.end - range.start))
    }

    /// Converts the segment's range from the animator's progress to this animation's progress, which is 0 at `start` and 1 at the animator's end.
    private func range(in segment: AnimatorSegment) -> ProgressRange {
        func own(_ place: Double) -> Double { start < 1 ? min(1, max(0, (place - start) / (1 - start))) : 1 }
        return ProgressRange(start: own(segment.range.start), end: own(segment.range.end))
    }
}
