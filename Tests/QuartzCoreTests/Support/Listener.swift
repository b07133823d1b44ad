import Foundation
import QuartzCore

/// An animation delegate that records its calls, each with the tag that was set on the animation.
final class Listener: NSObject, CAAnimationDelegate {
    enum Event: Equatable {
        case start(String)
        case stop(String, finished: Bool)
    }

    private(set) var events: [Event] = []
    /// A closure that is called when an animation stops.
    var onStop: () -> Void = {}

    func animationDidStart(_ anim: CAAnimation) { events.append(.start(tag(of: anim))) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append(.stop(tag(of: anim), finished: flag))
        onStop()
    }

    private func tag(of animation: CAAnimation) -> String { animation.value(forKey: "tag") as? String ?? "" }
}

extension CAAnimation {
    /// Sets the animation's tag, and the listener as its delegate.
    func tagged(_ tag: String, for listener: Listener) -> Self {
        setValue(tag, forKey: "tag")
        delegate = listener
        return self
    }
}
