import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds an animation from one value to another, one second long and linear unless `tune` says otherwise.
    func animate(_ keyPath: String, from start: Any?, to end: Any?, _ tune: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = 1
        tune(animation)
        add(animation, forKey: keyPath)
    }

    /// Adds an animation through values, one second long unless `tune` says otherwise.
    func animate(_ keyPath: String, through values: [Any], _ tune: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = 1
        tune(animation)
        add(animation, forKey: keyPath)
    }

    /// Adds a movement along a path, one second long unless `tune` says otherwise.
    func travel(along path: CGPath, _ tune: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        tune(animation)
        add(animation, forKey: "position")
    }

    /// Adds discs in a row at different moments of the same animation, so that one picture shows how it moves.
    ///
    /// - Parameter count: The moments are 0, 1/(count - 1), …, 1 of a second.
    func strobe(_ count: Int, color: CGColor = .blue, _ animation: () -> CAAnimation) {
        for index in 0..<count {
            let disc = box(54, 54, 12, 12, color)
            disc.cornerRadius = 6
            let frozen = animation()
            // A stopped clock shows the moment `timeOffset`; the end belongs to the animation with this fill mode.
            frozen.speed = 0
            frozen.timeOffset = frozen.duration * Double(index) / Double(max(1, count - 1))
            frozen.fillMode = .both
            disc.add(frozen, forKey: nil)
        }
    }
}
