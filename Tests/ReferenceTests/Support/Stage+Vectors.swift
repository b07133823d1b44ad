import QuartzCore
import TestSupport

extension Stage where Layer == CALayer {
    /// Adds animations and hands the tree over.
    func play(_ animations: [CAAnimation]) {
        for animation in animations { layer.add(animation, forKey: nil) }
        CATransaction.flush()
    }

    /// The value that is seen at a moment.
    func shown(_ keyPath: String, at time: Double) -> JSON {
        self.time = time
        return JSON(describing: layer.presentation()?.value(forKeyPath: keyPath))
    }
}
