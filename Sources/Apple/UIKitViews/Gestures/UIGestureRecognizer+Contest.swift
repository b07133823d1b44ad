import CoreGraphics
import Foundation

extension UIGestureRecognizer {
    /// True when the gesture was recognised: it is in progress or complete.
    var isFound: Bool { [.began, .changed, .ended].contains(actualState) }
    /// True when the gesture ended, was cancelled or failed; the current touches cannot change this outcome.
    var isDecided: Bool { [.ended, .cancelled, .failed].contains(actualState) }

    /// Requests a state from the arena; a recogniser without touches has no arena, and the state is set at once.
    package func request(_ state: State) {
        if let arena {
            arena.move(self, to: state)
        } else {
            actualState = state
        }
    }

    /// Fails or cancels the gesture, as when the system interrupts it.
    func interrupt() { arena?.interrupt(self) }

    /// Returns true when the recogniser and its delegate accept a touch.
    func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, shouldReceive(event), allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
            return false
        }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event) && delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    package func take(_ touch: UITouch) {
        trackedTouches.append(touch)
        touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [self]
        updatePlace()
    }

    package func drop(_ touch: UITouch) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Moves ended touches to `pastTouches`.
    ///
    /// Such touches are no longer tracked, but the recogniser can still delay or cancel their delivery to views.
    func retireTouches() {
        pastTouches += trackedTouches.filter(\.isOver)
        trackedTouches.removeAll(where: \.isOver)
    }

    func forgetTouches() {
        for touch in trackedTouches + pastTouches { drop(touch) }
        pastTouches = []
    }

    /// Sets `lastPlace` to the centroid of the tracked touches; does nothing without touches.
    func updatePlace() {
        guard !trackedTouches.isEmpty else { return }
        let sum = trackedTouches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
        let count = CGFloat(trackedTouches.count)
        lastPlace = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// Calls the touch methods for the changed touches that the recogniser tracks.
    func receive(_ changed: Set<UITouch>, of event: UIEvent) {
        let own = changed.filter { touch in trackedTouches.contains { $0 === touch } }
        guard !own.isEmpty, !isDecided else { return }
        updatePlace()
        modifierFlags = event.modifierFlags
        hand(own, .began, event, touchesBegan)
        hand(own, .moved, event, touchesMoved)
        hand(own, .ended, event, touchesEnded)
        hand(own, .cancelled, event, touchesCancelled)
    }

    /// Calls a touch method with the touches of one phase, if there are any and the gesture is undecided.
    private func hand(
        _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, _ method: (Set<UITouch>, UIEvent) -> Void
    ) {
        let those = touches.filter { $0.phase == phase }
        // An earlier phase of the same event may have decided the gesture.
        if !those.isEmpty && !isDecided { method(those, event) }
    }

    /// Returns true when the gesture may begin.
    ///
    /// Each view from the touched view up to the recogniser's view must allow it, and then the delegate.
    func mayBegin() -> Bool {
        for view in viewsInBetween where !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private var viewsInBetween: [UIView] {
        guard let view else { return [] }
        guard let touched = trackedTouches.first?.view, touched.isDescendant(of: view) else { return [view] }
        return Array(sequence(first: touched) { $0 === view ? nil : $0.superview })
    }

    /// Converts a point from the window's coordinate space to a view's; nil for the window.
    package func converted(_ place: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = view?.window ?? target.window else { return place }
        return window.convert(place, to: target)
    }

    /// Converts a vector from the window's coordinate space to a view's, ignoring translation.
    package func converted(vector: CGPoint, to target: UIView?) -> CGPoint {
        let (start, end) = (converted(.zero, to: target), converted(vector, to: target))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Runs `body` when a number of seconds has passed since the latest event, unless the gesture is decided before.
    package func wait(_ seconds: Double, then body: @escaping @MainActor () -> Void) {
        arena?.deadlines.set(self, after: seconds, body)
    }
}
