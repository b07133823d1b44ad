public import CoreGraphics
import Foundation
import LaminaScrolling

/// Recognises two touches that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of distance at which a pinch begins, in points.
    private static let hysteresis: CGFloat = 8

    /// The distance of the touches relative to the distance when the gesture began; an app may set it to a new starting value.
    open var scale: CGFloat = 1 { didSet { if !isFollowing { rebase() } } }
    /// The change of `scale` per second.
    open var velocity: CGFloat { tracker.velocity.x }

    private var tracker = VelocityTracker()
    /// The distance that corresponds to a scale of 1.
    private var unit: CGFloat?
    private var distance: CGFloat = 1
    /// True while the recogniser itself sets `scale`; any other value is a new starting value of the app.
    private var isFollowing = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard let fingers = TwoFingers(trackedTouches) else { return }
        distance = fingers.distance
        rebase()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(trackedTouches), let unit else { return }
        distance = fingers.distance
        if state == .possible {
            guard abs(distance - unit) >= Self.hysteresis else { return }
            state = .began
            // The movement before recognition is excluded from the scale.
            if state == .began { rebase() }
        } else {
            follow(distance / unit, at: event.timestamp)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy(\.isOver) else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        tracker.reset()
        unit = nil
        follow(1, at: 0)
        tracker.reset()
    }

    private func follow(_ newScale: CGFloat, at time: Double) {
        isFollowing = true
        scale = newScale
        isFollowing = false
        tracker.add(CGPoint(x: newScale, y: 0), at: time)
    }

    /// Takes the current distance of the touches as the distance for the current scale, so that the scale does not jump.
    private func rebase() {
        unit = distance / max(scale, 0.0001)
        tracker.reset()
    }
}
