package import Foundation
import LaminaScene

/// A motion of scale and offset without touches: the return from past the limits, or an animation to a target.
///
/// Scale and offset share one progress, so a content point at the same screen position at both ends stays there throughout.
package struct ZoomMotion: Sendable {
    /// A zoom scale with its content offset.
    package struct ZoomPosition: Sendable, Equatable {
        /// The factor by which the content is enlarged.
        package var scale: Double
        /// The content offset, in points.
        package var offset: CGPoint

        /// Creates a position from its parts.
        package init(scale: Double, offset: CGPoint) {
            self.scale = scale
            self.offset = offset
        }
    }

    /// The reason for which the scroll view zooms by itself.
    package enum Cause: Sendable {
        /// A pinch ended past the limits.
        case bounce
        /// The app called `setZoomScale(_:animated:)` or `zoom(to:animated:)`.
        case animation
    }

    /// The reason for which the scroll view zooms by itself.
    package let cause: Cause
    /// The media time of the start, in seconds.
    package let start: Double
    /// The scale and the offset at the start of the motion.
    package let from: ZoomPosition
    /// The scale and the offset at the end of the motion.
    package let to: ZoomPosition

    /// Creates a motion from one position to another.
    ///
    /// - Parameter start: The media time of the start, in seconds.
    package init(cause: Cause, start: Double, from: ZoomPosition, to: ZoomPosition) {
        self.cause = cause
        self.start = start
        self.from = from
        self.to = to
    }

    /// The media time of the end, in seconds.
    package var end: Double { start + duration }

    private var duration: Double {
        switch cause {
        case .bounce: Self.spring.duration(until: 0.001)
        case .animation: ScrollMotion.animationDuration
        }
    }

    /// - Parameter time: The media time, in seconds.
    package func position(at time: Double) -> ZoomPosition {
        let progress = progress(max(0, time - start))
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * CGFloat(progress) }
        return ZoomPosition(
            scale: from.scale + (to.scale - from.scale) * progress,
            offset: CGPoint(x: mix(from.offset.x, to.offset.x), y: mix(from.offset.y, to.offset.y)))
    }

    private func progress(_ elapsed: Double) -> Double {
        switch cause {
        case .bounce: Self.spring.offset(at: elapsed)
        case .animation: TimingFunction.easeInEaseOut(min(1, elapsed / duration))
        }
    }

    /// The progress of a bounce: the same spring that returns overscrolled content to its edge.
    private static let spring = CriticalSpring(start: 0, target: 1, velocity: 0, stiffness: CriticalSpring.bounce)
}
