import Foundation
import QuartzCore

/// Keeps the calls that an animation's delegate gets, in order.
final class Listener: NSObject, CAAnimationDelegate {
    enum Event: Equatable {
        case start
        case stop(finished: Bool)
    }

    private(set) var events: [Event] = []

    /// The `finished` flags of the ends.
    var stops: [Bool] {
        events.compactMap { event in
            guard case .stop(let finished) = event else { return nil }
            return finished
        }
    }

    /// Phase of the animation as far as the delegate knows.
    var phase: String {
        switch events.last {
        case nil: "before"
        case .start: "active"
        case .stop: "after"
        }
    }

    func animationDidStart(_ anim: CAAnimation) { events.append(.start) }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append(.stop(finished: flag)) }
}
