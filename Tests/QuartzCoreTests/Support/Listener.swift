import Foundation
import QuartzCore

/// Writes down what an animation's delegate hears, with the tag that was set on the animation.
final class Listener: NSObject, CAAnimationDelegate {
    enum Event: Equatable {
        case start(String)
        case stop(String, finished: Bool)
    }

    private(set) var events: [Event] = []
    /// Is called when an animation stops.
    var onStop: () -> Void = {}

    func animationDidStart(_ anim: CAAnimation) { events.append(.start(tag(of: anim))) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append(.stop(tag(of: anim), finished: flag))
        onStop()
    }

    private func tag(of animation: CAAnimation) -> String { animation.value(forKey: "tag") as? String ?? "" }
}

extension CAAnimation {
    /// Has a listener told of this animation under a tag.
    func tagged(_ tag: String, for listener: Listener) -> Self {
        setValue(tag, forKey: "tag")
        delegate = listener
        return self
    }
}
