extension UIControl {
    /// Returns true when the finger drags a part of the control, so that a pan or swipe of an ancestor must not begin.
    func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        let isDrag = recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
        return isTracking && isDrag && recognizer.view !== self
    }
}
