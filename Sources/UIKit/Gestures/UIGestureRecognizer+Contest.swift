import CoreGraphics
import Foundation

extension UIGestureRecognizer {
    /// The gesture is going on or complete.
    var isFound: Bool { [.began, .changed, .ended].contains(actualState) }
    /// Nothing more comes of the present touches.
    var isDecided: Bool { [.ended, .cancelled, .failed].contains(actualState) }

    func request(_ state: State) {
        if let arena {
            arena.move(self, to: state)
        } else {
            actualState = state
        }
    }

    /// Ends the gesture as the system does.
    func breakOff() { arena?.breakOff(self) }

    /// Takes a finger in, unless the recogniser or its delegate does not want it.
    func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, shouldReceive(event), allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
            return false
        }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event) && delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    func take(_ touch: UITouch) {
        trackedTouches.append(touch)
        touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [self]
        updatePlace()
    }

    func drop(_ touch: UITouch) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Fingers that have left are looked at no longer, but the recogniser may still decide about what their views hear.
    func retireTouches() {
        pastTouches += trackedTouches.filter(\.isOver)
        trackedTouches.removeAll(where: \.isOver)
    }

    func forgetTouches() {
        for touch in trackedTouches + pastTouches { drop(touch) }
        pastTouches = []
    }

    /// The middle of the fingers; it stays where it was when the last one leaves.
    func updatePlace() {
        guard !trackedTouches.isEmpty else { return }
        let sum = trackedTouches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
        let count = CGFloat(trackedTouches.count)
        lastPlace = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// Hands over what changed in the fingers that it looks at.
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

    private func hand(
        _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, _ method: (Set<UITouch>, UIEvent) -> Void
    ) {
        let those = touches.filter { $0.phase == phase }
        if !those.isEmpty && !isDecided { method(those, event) }
    }

    /// Whether the views from the finger up to the recogniser's, and the delegate, let the gesture begin.
    func mayBegin() -> Bool {
        for view in viewsInBetween where !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private var viewsInBetween: [UIView] {
        guard let view else { return [] }
        guard let touched = trackedTouches.first?.view, touched.isDescendant(of: view) else { return [view] }
        return Array(sequence(first: touched) { $0 === view ? nil : $0.superview })
    }

    /// In a view's coordinates.
    func converted(_ place: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = view?.window ?? target.window else { return place }
        return window.convert(place, to: target)
    }

    /// A difference between two places of the window, in a view's coordinates.
    func converted(vector: CGPoint, to target: UIView?) -> CGPoint {
        let (start, end) = (converted(.zero, to: target), converted(vector, to: target))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Does something after so many seconds of the present contest, unless the recogniser is decided by then.
    func wait(_ seconds: Double, then body: @escaping @MainActor () -> Void) {
        arena?.deadlines.set(self, after: seconds, body)
    }

    /// Waits for nothing any more.
    func stopWaiting() { arena?.deadlines.remove(self) }
}
