import Foundation

extension UIScrollView {
    /// Begins to look for fingers.
    func beginRecognizing() {
        let delay = ContentTouchDelay()
        delay.cancelsTouchesInView = false
        delay.delaysTouchesBegan = true
        addGestureRecognizer(delay)
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.addHandler { [weak self] _ in self?.followPan() }
    }

    /// Whether a drag may take a finger away from the view that it touched.
    func mayTake(_ touch: UITouch) -> Bool {
        guard let content = touch.view, content !== self, touch.delivery.hasBegun else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: content)
    }

    private func followPan() {
        let pan = panGestureRecognizer
        // Not in the scroll view's own coordinates, which the drag moves.
        let frame = superview
        switch pan.state {
        case .began:
            beginDragging(towards: pan.translation(in: frame))
            drag(by: pan.translation(in: frame))
        case .changed: drag(by: pan.translation(in: frame))
        case .ended: endDragging(velocity: pan.velocity(in: frame))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }
}
