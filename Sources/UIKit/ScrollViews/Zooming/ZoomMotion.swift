import Foundation
import LaminaScene

/// A change of scale and offset without fingers: the way back from beyond the limits, or an animation to a chosen place.
///
/// Scale and offset share one progress, so the point of the content that both ends have in common stays where it is on the screen.
struct ZoomMotion: Sendable {
    /// A scale and the offset that belongs to it.
    struct Place: Sendable, Equatable {
        var scale: Double
        var offset: CGPoint
    }

    /// The cause of the motion.
    enum Cause: Sendable {
        /// Fingers left content that was past its limits.
        case bounce
        /// `setZoomScale(_:animated:)` or `zoom(to:animated:)`.
        case animation
    }

    let cause: Cause
    /// Media time.
    let start: Double
    let from: Place
    let to: Place

    /// Media time.
    var end: Double { start + duration }

    private var duration: Double {
        switch cause {
        case .bounce: Self.spring.duration(until: 0.001)
        case .animation: ScrollMotion.animationDuration
        }
    }

    /// - Parameter time: Media time.
    func place(at time: Double) -> Place {
        let progress = progress(max(0, time - start))
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * CGFloat(progress) }
        return Place(
            scale: from.scale + (to.scale - from.scale) * progress,
            offset: CGPoint(x: mix(from.offset.x, to.offset.x), y: mix(from.offset.y, to.offset.y)))
    }

    private func progress(_ elapsed: Double) -> Double {
        switch cause {
        case .bounce: Self.spring.offset(at: elapsed)
        case .animation: TimingFunction.easeInEaseOut(min(1, elapsed / duration))
        }
    }

    /// The spring that brings scrolled content back from beyond its edge.
    private static let spring = CriticalSpring(start: 0, target: 1, velocity: 0, stiffness: CriticalSpring.bounce)
}
