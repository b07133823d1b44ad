import CoreGraphics
import Foundation

extension UIControl {
    /// Returns true when the finger drags a part of the control to the left or right, so that a pan or swipe of an ancestor must not begin.
    ///
    /// Source: Apple's documentation of gesture recognisers names movements of the knob that are parallel to a slider or switch.
    func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, recognizer.view !== self else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer { return !swipe.direction.isDisjoint(with: [.left, .right]) }
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) >= abs(velocity.y)
    }
}
