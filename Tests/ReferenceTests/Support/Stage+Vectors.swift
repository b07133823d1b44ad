import QuartzCore
import TestSupport

extension Stage where Layer == CALayer {
    /// Adds animations and commits the tree.
    func play(_ animations: [CAAnimation]) {
        for animation in animations { layer.add(animation, forKey: nil) }
        CATransaction.flush()
    }

    /// Returns the presentation value at a time.
    func shown(_ keyPath: String, at time: Double) -> JSON {
        self.time = time
        return JSON(describing: layer.presentation()?.value(forKeyPath: keyPath))
    }
}
