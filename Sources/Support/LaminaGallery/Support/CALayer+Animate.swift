import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds a basic animation of one second with linear timing; `tune` can change it.
    func animate(_ keyPath: String, from start: Any?, to end: Any?, _ tune: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = 1
        tune(animation)
        add(animation, forKey: keyPath)
    }

    /// Adds a movement along a path of one second; `tune` can change it.
    func travel(along path: CGPath, _ tune: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        tune(animation)
        add(animation, forKey: "position")
    }

    /// Adds discs at equal steps of time of the same animation, so that one picture shows the course of the movement.
    ///
    /// - Parameter count: The number of discs; the first is at the animation's start and the last at its end.
    func strobe(_ count: Int, color: CGColor = .blue, _ animation: () -> CAAnimation) {
        for index in 0..<count {
            let disc = box(54, 54, 12, 12, color)
            disc.cornerRadius = 6
            let frozen = animation()
            // With a speed of 0, the animation stays at the time `timeOffset`; this fill mode makes it include its end.
            frozen.speed = 0
            frozen.timeOffset = frozen.duration * Double(index) / Double(max(1, count - 1))
            frozen.fillMode = .both
            disc.add(frozen, forKey: nil)
        }
    }
}
