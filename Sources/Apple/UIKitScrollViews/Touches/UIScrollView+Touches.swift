import Foundation

extension UIScrollView {
    /// Adds the gesture recognisers for scrolling.
    func beginRecognizing() {
        let delay = ContentTouchDelay()
        delay.cancelsTouchesInView = false
        delay.delaysTouchesBegan = true
        addGestureRecognizer(delay)
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.addHandler { [weak self] _ in self?.followPan() }
    }

    /// Returns true when a drag may take over a touch: no view of the content has received it, or the content allows it to be cancelled.
    func mayTake(_ touch: UITouch) -> Bool {
        guard let content = touch.view, content !== self, touch.delivery.hasBegun else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: content)
    }

    private func followPan() {
        let pan = panGestureRecognizer
        // Measured in the superview's coordinates, because scrolling moves the scroll view's own coordinate space.
        let frame = superview
        switch pan.state {
        case .began:
            beginDragging(towards: pan.translation(in: frame))
            drag(by: pan.translation(in: frame))
        case .changed: drag(by: pan.translation(in: frame))
        case .ended: endDragging(velocity: pan.velocity(in: frame))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        @unknown default: break
        }
    }
}
