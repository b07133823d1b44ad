import Foundation
import QuartzCore

/// An animation delegate that records its calls in order.
final class Listener: NSObject, CAAnimationDelegate {
    enum Event: Equatable {
        case start
        case stop(finished: Bool)
    }

    private(set) var events: [Event] = []

    /// The `finished` flags of all stops.
    var stops: [Bool] {
        events.compactMap { event in
            guard case .stop(let finished) = event else { return nil }
            return finished
        }
    }

    /// The animation's phase, as the delegate's calls imply it.
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
