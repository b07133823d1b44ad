public import CoreGraphics
import Foundation
import LaminaScrolling

/// Recognises two touches that rotate about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the touches must rotate before the gesture begins: 10 degrees.
    private static let hysteresis: CGFloat = .pi / 18

    /// The rotation since the gesture began, in radians clockwise; an app may set it to a new starting value.
    open var rotation: CGFloat = 0 { didSet { if !isFollowing { tracker.reset() } } }
    /// The angular velocity, in radians per second.
    open var velocity: CGFloat { tracker.velocity.x }

    private var tracker = VelocityTracker()
    private var angle: CGFloat?
    /// True while the recogniser itself sets `rotation`; any other value is a new starting value of the app.
    private var isFollowing = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        angle = TwoFingers(trackedTouches)?.angle
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(trackedTouches), let angle else { return }
        // The change of direction, reduced to -π…π.
        let turned = (fingers.angle - angle).remainder(dividingBy: 2 * .pi)
        if state == .possible {
            guard abs(turned) >= Self.hysteresis else { return }
            self.angle = fingers.angle
            state = .began
        } else {
            self.angle = fingers.angle
            follow(rotation + turned, at: event.timestamp)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // A single remaining touch has no direction; a new second touch sets the direction again.
        guard trackedTouches.allSatisfy(\.isOver) else {
            angle = nil
            return
        }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        follow(0, at: 0)
        tracker.reset()
        angle = nil
    }

    private func follow(_ newRotation: CGFloat, at time: Double) {
        isFollowing = true
        rotation = newRotation
        isFollowing = false
        tracker.add(CGPoint(x: newRotation, y: 0), at: time)
    }
}
