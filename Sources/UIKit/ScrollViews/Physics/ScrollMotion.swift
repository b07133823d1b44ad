import Foundation
import LaminaScene

/// How a content offset changes by itself: both coordinates of a release, or an animation to a place.
struct ScrollMotion: Sendable {
    /// What makes the offset change.
    enum Course: Sendable {
        /// A finger let go.
        case release(x: ReleasedMotion, y: ReleasedMotion)
        /// `setContentOffset(_:animated:)` and what is like it.
        case animation(from: CGPoint, to: CGPoint)
    }

    /// Seconds that an animation to a place takes.
    static let animationDuration = 0.3

    let course: Course
    /// Media time of the beginning.
    let start: Double
    /// How far the content itself moved since, because it grew above what is seen.
    var shift = CGPoint.zero

    /// Where the offset comes to rest.
    var target: CGPoint {
        switch course {
        case .release(let x, let y): shifted(CGPoint(x: x.target, y: y.target))
        case .animation(_, let place): shifted(place)
        }
    }

    /// Media time of the end.
    var end: Double {
        switch course {
        case .release(let x, let y): start + max(x.duration, y.duration)
        case .animation: start + Self.animationDuration
        }
    }

    /// The content is slowing down after a drag.
    var isRelease: Bool {
        if case .release = course { true } else { false }
    }

    /// - Parameter time: Media time.
    func offset(at time: Double) -> CGPoint {
        let elapsed = max(0, time - start)
        switch course {
        case .release(let x, let y): return shifted(CGPoint(x: x.offset(at: elapsed), y: y.offset(at: elapsed)))
        case .animation(let from, let to):
            let progress = TimingFunction.easeInEaseOut(elapsed / Self.animationDuration)
            return shifted(CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress))
        }
    }

    /// Points per second, while the content slows down; an animation starts anew from rest.
    func velocity(at time: Double) -> CGPoint {
        guard case .release(let x, let y) = course else { return .zero }
        return CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    private func shifted(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x + shift.x, y: place.y + shift.y) }
}
