import CoreGraphics
import LaminaScrolling

/// The end of a scroll to content whose size is known only when it is visible.
///
/// The rows on the way of an animated scroll are measured when they appear, which moves the rows behind them. The scroll turns towards its goal with
/// every step, and measures the content at the goal when it arrives.
@MainActor
package struct ScrollGoal {
    /// Returns the offset at which the scroll ends, by the sizes that are known; nil when the content is gone.
    let offset: @MainActor () -> CGPoint?
    /// Measures the content at the end of the scroll, and moves to its place.
    let arrive: @MainActor () -> Void
    /// The media time of the last step of the scroll, in seconds.
    var time = 0.0

    /// Creates a goal.
    package init(offset: @escaping @MainActor () -> CGPoint?, arrive: @escaping @MainActor () -> Void) {
        (self.offset, self.arrive) = (offset, arrive)
    }
}

extension UIScrollView {
    /// Makes the scroll that was just begun end at a goal; without animation it arrives at once.
    package func pursue(_ goal: ScrollGoal, animated: Bool) {
        guard animated else { return goal.arrive() }
        guard let motion = scrolling.motion, !motion.isRelease else { return }
        scrolling.goal = goal
        scrolling.goal?.time = motion.start
    }

    /// Turns the animated scroll towards its goal.
    func turnToGoal() {
        guard let goal = scrolling.goal, let motion = scrolling.motion, let offset = goal.offset(), !offset.isNear(motion.target) else { return }
        scrolling.motion = motion.aimed(at: offset, from: contentOffset, time: goal.time)
    }

    /// Moves the content of a scroll that is over to its goal.
    func arriveAtGoal() {
        guard let goal = scrolling.goal else { return }
        scrolling.goal = nil
        goal.arrive()
    }
}

extension CGPoint {
    /// True for points that no pixel tells apart, after the rounding of sums.
    package func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-3 && abs(y - other.y) < 1e-3 }
}
