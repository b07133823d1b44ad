import CoreGraphics
import LaminaScene
import QuartzCore

/// One animation that an animator holds, pauses and turns round.
struct AnimatorEntry {
    let layer: CALayer
    private let template: CAPropertyAnimation
    /// Where on the animator's way it begins; it ends with it.
    private let start: Double
    /// The key under which it is attached, when it is.
    var key: String?

    init(_ animation: CAPropertyAnimation, on layer: CALayer, from start: Double) {
        template = animation
        self.layer = layer
        self.start = min(1, max(0, start))
    }

    /// The movement of a point along each axis by itself, for springs that have a velocity for each.
    static func entries(_ animation: CAPropertyAnimation, on layer: CALayer, from start: Double) -> [AnimatorEntry] {
        guard let basic = animation as? CABasicAnimation, let from = basic.fromValue as? CGPoint, let to = basic.toValue as? CGPoint else {
            return [AnimatorEntry(animation, on: layer, from: start)]
        }
        return [("x", from.x, to.x), ("y", from.y, to.y)].map { axis, from, to in
            let part = CABasicAnimation(keyPath: (basic.keyPath ?? "") + "." + axis)
            part.fromValue = from
            part.toValue = to
            part.isAdditive = basic.isAdditive
            return AnimatorEntry(part, on: layer, from: start)
        }
    }

    /// The animation at a place of a course.
    ///
    /// - Parameters:
    ///   - elapsed: Seconds of the course that are behind; less than 0 before it begins.
    ///   - now: Media time; nil holds the animation there.
    func animation(in course: AnimatorCourse, elapsed: Double, now: Double?) -> CAPropertyAnimation {
        let animation = makeAnimation(isVertical ? course.verticalPace : course.pace)
        let delay = delay(in: course)
        let length = max(course.duration - delay, 1e-6)
        let local = elapsed - delay
        animation.duration = length
        animation.progressRange = range(in: course)
        animation.fillMode = .both
        // Its end may come before the animator's, and the model's value is not always the one that shows then.
        animation.isRemovedOnCompletion = false
        guard let now else {
            animation.speed = 0
            animation.timeOffset = min(length, max(0, local))
            return animation
        }
        // There and back, of which only the way back is left.
        animation.autoreverses = course.isBackwards
        let passed = course.isBackwards ? 2 * length - min(length, local) : local
        animation.beginTime = layer.convertTime(now, from: nil) - passed
        return animation
    }

    private var isVertical: Bool { template.keyPath?.hasSuffix(".y") ?? false }

    private func makeAnimation(_ pace: AnimationSettings.Pace) -> CAPropertyAnimation {
        if case .spring(let spring) = pace, let basic = template as? CABasicAnimation {
            let animation = CASpringAnimation(spring)
            basic.copyState(into: animation)
            animation.timingFunction = nil
            return animation
        }
        let copy = template.attachedCopy() as? CAPropertyAnimation ?? template
        if case .curve(let function) = pace { copy.timingFunction = function } else { copy.timingFunction = nil }
        return copy
    }

    /// Seconds of a course before it reaches this animation.
    private func delay(in course: AnimatorCourse) -> Double {
        let range = course.range
        guard range.end > range.start, start > range.start else { return 0 }
        return course.duration * min(1, (start - range.start) / (range.end - range.start))
    }

    private func range(in course: AnimatorCourse) -> ProgressRange {
        func own(_ place: Double) -> Double { start < 1 ? min(1, max(0, (place - start) / (1 - start))) : 1 }
        return ProgressRange(start: own(course.range.start), end: own(course.range.end))
    }
}
