import UIKit

extension CAAnimation {
    /// Repeats the animation forever.
    ///
    /// - Parameter offset: The time within the first cycle at which the animation begins, in seconds.
    func looping(duration: CFTimeInterval, offset: CFTimeInterval = 0) -> Self {
        self.duration = duration
        timeOffset = offset
        repeatCount = .infinity
        return self
    }
}

extension CABasicAnimation {
    convenience init(_ keyPath: String, from: Any, to: Any) {
        self.init(keyPath: keyPath)
        fromValue = from
        toValue = to
    }

    /// Animates forth and back in two seconds, forever, beginning at the fraction `turns` of a cycle.
    func swinging(turns: Double) -> Self {
        autoreverses = true
        return looping(duration: 1, offset: 2 * turns)
    }
}

extension CALayer {
    /// Adds animations of different properties, each under its key path.
    func add(_ animations: [CAPropertyAnimation]) {
        for animation in animations { add(animation, forKey: animation.keyPath) }
    }
}
