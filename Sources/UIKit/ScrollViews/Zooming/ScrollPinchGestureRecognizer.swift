import Foundation

/// Looks for two fingers that zoom a scroll view's content; its pan may go on at the same time.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) && scrollView?.zoomedView != nil }

    /// The finger that stays pans on, so the pinch ends with the first one that leaves.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .possible, TwoFingers(trackedTouches) == nil else { return super.touchesEnded(touches, with: event) }
        state = .ended
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
