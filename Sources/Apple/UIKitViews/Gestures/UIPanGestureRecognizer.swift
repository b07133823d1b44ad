public import CoreGraphics
import Foundation
package import LaminaMethods
import LaminaScrolling

/// Recognises touches that are dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The members that selectors, keys and nibs name.
    nonisolated package override class var memberTable: MemberTable { panMembers }

    /// The distance that touches must move before a drag begins, in points.
    package static let hysteresis: CGFloat = 10

    /// The least number of touches for a drag.
    open var minimumNumberOfTouches = 1
    /// The greatest number of touches for a drag.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling input that drag; stored without effect, because wheels scroll scroll views only.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The translation, in the window's coordinate space.
    private var moved = CGPoint.zero
    /// The accumulated movement of all gestures; the basis of the velocity, because an app may set the translation.
    private var travelled = CGPoint.zero
    private var tracker = VelocityTracker()

    /// Returns the translation of the touches in a view's coordinate space.
    ///
    /// The movement before the gesture began, of 10 points, is excluded, so that the dragged object does not jump.
    open func translation(in view: UIView?) -> CGPoint { converted(vector: moved, to: view) }
    /// Sets the translation, in a view's coordinate space; further movement adds to this value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let (start, end) = (windowPlace(.zero, in: view), windowPlace(translation, in: view))
        moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    /// Returns the velocity of the touches, in points per second of a view's coordinate space.
    open func velocity(in view: UIView?) -> CGPoint { converted(vector: tracker.velocity, to: view) }

    /// Returns true when a movement counts as a drag.
    private func isDrag(_ translation: CGPoint) -> Bool {
        translation.distance(to: .zero) >= Self.hysteresis && (self as? any SelectivePan)?.admits(translation) ?? true
    }

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
        let translation = moved
        let length = translation.distance(to: .zero)
        // The hysteresis is subtracted along the direction of the movement.
        let rest = length > 0 ? max(0, length - Self.hysteresis) / length : 0
        moved = CGPoint(x: translation.x * rest, y: translation.y * rest)
        state = .began
        // The state was held back until other recognisers fail, so the full movement is kept for the next attempt.
        if state == .possible { moved = translation }
    }

    /// Adds the movement of the touches, averaged over all tracked touches, so that the translation does not jump when a touch begins or ends.
    private func follow(_ touches: Set<UITouch>, at time: Double) {
        let count = CGFloat(trackedTouches.count)
        for touch in touches {
            let translation = CGPoint(x: (touch.place.x - touch.previousPlace.x) / count, y: (touch.place.y - touch.previousPlace.y) / count)
            moved = CGPoint(x: moved.x + translation.x, y: moved.y + translation.y)
            travelled = CGPoint(x: travelled.x + translation.x, y: travelled.y + translation.y)
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

/// A pan recogniser for some movements only.
@MainActor
package protocol SelectivePan: UIPanGestureRecognizer {
    /// Returns true when a movement that is long enough counts as a drag.
    func admits(_ translation: CGPoint) -> Bool
}

/// The kinds of scrolling input.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
