import UIKit

extension CAAnimation {
    /// Runs again and again.
    ///
    /// - Parameter offset: Seconds of the first run that are over at the beginning.
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

    /// There and back in two seconds, for ever; it has been under way for `turns` of that.
    func swinging(turns: Double) -> Self {
        autoreverses = true
        return looping(duration: 1, offset: 2 * turns)
    }
}

extension CALayer {
    /// Under a name of its own, as each animates something else.
    func add(_ animations: [CAPropertyAnimation]) {
        for animation in animations { add(animation, forKey: animation.keyPath) }
    }
}
