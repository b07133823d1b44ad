import CoreGraphics
public import Foundation

/// Looks for fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long they stay, seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may stray before, points.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before.
    open var numberOfTapsRequired = 0
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard trackedTouches.count <= numberOfTouchesRequired, trackedTouches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
            // A finger of an earlier tap is none of this gesture's.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        start = lastPlace
        guard minimumPressDuration > 0 else { return state = .began }
        wait(minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if lastPlace.distance(to: start) > allowableMovement, trackedTouches.count == numberOfTouchesRequired {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
