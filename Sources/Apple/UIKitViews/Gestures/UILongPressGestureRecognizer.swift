import CoreGraphics
public import Foundation
package import LaminaMethods

/// Recognises touches that are held in place.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The members that selectors, keys and nibs name.
    nonisolated package override class var memberTable: MemberTable { longPressMembers }

    /// The time that the touches must be held, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the touches may move before recognition, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of taps that must precede the press.
    open var numberOfTapsRequired = 0
    /// The number of touches that are required.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard trackedTouches.count <= numberOfTouchesRequired, trackedTouches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
            // The touch exceeds the required number, or belongs to a tap that must precede the press.
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
