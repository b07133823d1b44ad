package import Foundation
import LaminaScene

/// A motion of the content offset without touches: the deceleration after a release, or an animation to a target.
package struct ScrollMotion: Sendable {
    /// The cause of the motion, with its values.
    package enum Cause: Sendable {
        /// The content moves after a drag or a wheel turn, with one motion per coordinate.
        case release(x: ReleasedMotion, y: ReleasedMotion)
        /// An animation to a target, as started by `setContentOffset(_:animated:)`.
        case animation(from: CGPoint, to: CGPoint)
    }

    /// The duration of an animation to a target, in seconds.
    package static let animationDuration = 0.3

    /// The cause of the motion, with its values.
    package let cause: Cause
    /// The media time of the start, in seconds.
    package let start: Double
    /// The displacement that is added to the offset, because content above the visible part grew or shrank since the start.
    package var shift = CGPoint.zero
    /// True when the motion ends at a chosen target, such as a page.
    package var isAimed = false

    /// Creates a motion.
    ///
    /// - Parameter start: The media time of the start, in seconds.
    package init(cause: Cause, start: Double) {
        self.cause = cause
        self.start = start
    }

    /// The offset at which the motion comes to rest.
    package var target: CGPoint {
        switch cause {
        case .release(let x, let y): shifted(CGPoint(x: x.target, y: y.target))
        case .animation(_, let place): shifted(place)
        }
    }

    /// The media time of the end, in seconds.
    package var end: Double {
        switch cause {
        case .release(let x, let y): start + max(x.duration, y.duration)
        case .animation: start + Self.animationDuration
        }
    }

    /// True when the motion follows a release, so that the content decelerates.
    package var isRelease: Bool {
        if case .release = cause { true } else { false }
    }

    /// - Parameter time: The media time, in seconds.
    package func offset(at time: Double) -> CGPoint {
        let elapsed = max(0, time - start)
        switch cause {
        case .release(let x, let y): return shifted(CGPoint(x: x.offset(at: elapsed), y: y.offset(at: elapsed)))
        case .animation(let from, let to):
            let progress = TimingFunction.easeInEaseOut(elapsed / Self.animationDuration)
            return shifted(CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress))
        }
    }

    /// Returns the animation that goes on from an offset and ends at another target at the same time; a release as it is.
    ///
    /// - Parameter time: The media time at which the content is at `present`, in seconds.
    package func aimed(at target: CGPoint, from present: CGPoint, time: Double) -> ScrollMotion {
        guard !isRelease else { return self }
        let progress = TimingFunction.easeInEaseOut(max(0, time - start) / Self.animationDuration)
        let rest = 1 - progress
        // The imagined start from which an animation to the new target is at the present offset now.
        let from = rest > 0 ? CGPoint(x: (present.x - target.x * progress) / rest, y: (present.y - target.y * progress) / rest) : present
        return ScrollMotion(cause: .animation(from: from, to: target), start: start)
    }

    /// The velocity in points per second; zero for an animation to a target, so that a motion that replaces it starts from rest.
    package func velocity(at time: Double) -> CGPoint {
        guard case .release(let x, let y) = cause else { return .zero }
        return CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    private func shifted(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x + shift.x, y: place.y + shift.y) }
}
