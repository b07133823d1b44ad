import Foundation

/// Recognises the pinch that zooms a scroll view's content; the scroll view's pan may run at the same time.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) && scrollView?.zoomedView != nil }

    /// Ends the pinch when the first of the two touches ends; the remaining touch continues to pan.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .possible, TwoFingers(trackedTouches) == nil else { return super.touchesEnded(touches, with: event) }
        state = .ended
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
