/// Delivers touches to gesture recognisers first, then to views, unless a recogniser cancels or delays them.
@MainActor
package final class TouchDelivery {
    /// The delivery state of one touch.
    package struct Progress {
        /// The phases that were not yet delivered to the view, oldest first.
        package var waiting: [UITouch.Phase] = []
        /// True when the view receives the touch; false for a touch that multiple-touch or exclusive-touch rules exclude.
        package var reachesView = true
        /// True after the view received `touchesBegan`.
        package var hasBegun = false
        /// True after the view received the last phase.
        package var isOver = false
    }

    package let arena = GestureArena()
    /// The touches whose delivery to their views is not over.
    private var touches: [UITouch] = []
    private var event = UIEvent()

    package init() { arena.deadlines.onDue = { [weak self] in self?.reportAndDeliver() } }

    /// Delivers the touches of an event that changed in one window.
    package func send(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        arena.deadlines.pass(to: event.timestamp)
        let changed: Set<UITouch> = event.allTouches?.filter { $0.window === window && $0.phase != .stationary } ?? []
        for touch in changed {
            if touch.phase == .began { admit(touch) }
            touch.delivery.waiting.append(touch.phase)
        }
        arena.show(changed, of: event)
        reportAndDeliver()
    }

    /// Advances the time of the gesture deadlines without an event.
    package func pass(to time: Double) { arena.deadlines.pass(to: time) }

    /// Cancels the touches and gestures of a view that leaves its window, and those of the view's descendants.
    func forget(_ view: UIView) {
        for touch in touches where touch.view?.isDescendant(of: view) == true { cancel(touch) }
        arena.removeRecognizers(of: view)
        reportAndDeliver()
    }

    /// Notifies the targets of gestures, then cancels the touches that gestures took over, then delivers the other touches to their views.
    private func reportAndDeliver() {
        repeat {
            // A recogniser that fails in `dismiss()` may let waiting recognisers begin and delayed touches pass, so the steps repeat.
            arena.report()
            for touch in touches where arena.isTaken(touch) { cancel(touch) }
            for touch in touches { deliver(touch) }
            touches.removeAll { $0.delivery.isOver }
        } while arena.dismiss()
    }

    private func admit(_ touch: UITouch) {
        touch.delivery.reachesView = mayReachView(touch)
        touches.append(touch)
    }

    /// Applies the rules of `isMultipleTouchEnabled` and `isExclusiveTouch` to a touch that begins.
    private func mayReachView(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let others = touches.filter { !$0.delivery.isOver && $0.delivery.reachesView }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { $0.view !== view && (view.isExclusiveTouch || $0.view?.isExclusiveTouch == true) }
    }

    private func deliver(_ touch: UITouch) {
        while let phase = touch.delivery.waiting.first, !touch.delivery.isOver {
            if phase == .began, arena.delaysBeginning(of: touch) { return }
            if phase == .ended, arena.delaysEnd(of: touch) { return }
            touch.delivery.waiting.removeFirst()
            tell(touch, phase)
        }
    }

    private func cancel(_ touch: UITouch) {
        guard !touch.delivery.isOver else { return }
        touch.delivery.waiting = []
        if touch.delivery.hasBegun { tell(touch, .cancelled) }
        touch.delivery.isOver = true
    }

    /// Delivers one phase of a touch to its view.
    ///
    /// A delayed phase may be older than the touch's current phase, so `touch.phase` has the delivered phase during the call.
    private func tell(_ touch: UITouch, _ phase: UITouch.Phase) {
        if phase == .ended || phase == .cancelled { touch.delivery.isOver = true }
        guard touch.delivery.reachesView, let view = touch.view else { return }
        let current = touch.phase
        touch.phase = phase
        defer { touch.phase = current }
        switch phase {
        case .began:
            touch.delivery.hasBegun = true
            view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        @unknown default: break
        }
    }
}
