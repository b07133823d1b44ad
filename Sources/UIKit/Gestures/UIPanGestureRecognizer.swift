public import CoreGraphics
import Foundation

/// Looks for fingers that are dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far fingers move before they drag, points.
    static let hysteresis: CGFloat = 10

    /// The fewest fingers that drag.
    open var minimumNumberOfTouches = 1
    /// The most fingers that drag.
    open var maximumNumberOfTouches = Int.max

    /// In the window's coordinates.
    private var moved = CGPoint.zero
    /// All of the way, for the velocity: the translation may be set to other values.
    private var travelled = CGPoint.zero
    private var tracker = VelocityTracker()

    /// How far the fingers have come, in a view's coordinates.
    ///
    /// The way before the gesture began does not count, so that what is dragged does not jump.
    open func translation(in view: UIView?) -> CGPoint { converted(vector: moved, to: view) }
    /// Counts the way anew, from a value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let (start, end) = (windowPlace(.zero, in: view), windowPlace(translation, in: view))
        moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    /// How fast the fingers move, in points of a view per second.
    open func velocity(in view: UIView?) -> CGPoint { converted(vector: tracker.velocity, to: view) }

    /// Whether the way that the fingers came is a drag; for subclasses within UIKit.
    func isDrag(_ way: CGPoint) -> Bool { way.distance(to: .zero) >= Self.hysteresis }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= maximumNumberOfTouches else {
            if state == .possible { state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if state == .possible { moved = .zero }
        restartVelocity(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(touches, at: event.timestamp)
        if state == .possible {
            beginIfDragged()
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(touches, at: event.timestamp)
        let left = trackedTouches.count { !$0.isOver }
        if state == .possible {
            if left == 0 { state = .failed }
        } else if left < max(1, minimumNumberOfTouches) {
            state = .ended
        } else {
            restartVelocity(at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        moved = .zero
        tracker.reset()
    }

    private func beginIfDragged() {
        guard trackedTouches.count >= minimumNumberOfTouches, isDrag(moved) else { return }
        let way = moved
        let length = way.distance(to: .zero)
        let rest = length > 0 ? max(0, length - Self.hysteresis) / length : 0
        moved = CGPoint(x: way.x * rest, y: way.y * rest)
        state = .began
        // Others must fail first: the way counts until then.
        if state == .possible { moved = way }
    }

    /// Moves on by the fingers' way; fingers that come and go make no jump.
    private func follow(_ touches: Set<UITouch>, at time: Double) {
        let count = CGFloat(trackedTouches.count)
        for touch in touches {
            let way = CGPoint(x: (touch.place.x - touch.previousPlace.x) / count, y: (touch.place.y - touch.previousPlace.y) / count)
            moved = CGPoint(x: moved.x + way.x, y: moved.y + way.y)
            travelled = CGPoint(x: travelled.x + way.x, y: travelled.y + way.y)
        }
        tracker.add(travelled, at: time)
    }

    private func restartVelocity(at time: Double) {
        tracker.reset()
        tracker.add(travelled, at: time)
    }

    private func windowPlace(_ place: CGPoint, in target: UIView?) -> CGPoint {
        guard let target, let window = view?.window ?? target.window else { return place }
        return window.convert(place, from: target)
    }
}
