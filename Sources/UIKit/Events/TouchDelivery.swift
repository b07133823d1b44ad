import CoreGraphics
import Foundation

/// The way of touches: first to the gesture recognisers, then to the views, unless a gesture takes or holds them.
@MainActor
package final class TouchDelivery {
    /// How far one touch has come on its way to its view.
    struct Progress {
        /// What the view has not heard yet.
        var waiting: [UITouch.Phase] = []
        /// The view hears of the touch at all.
        var reachesView = true
        /// The view knows of it.
        var hasBegun = false
        /// The view hears no more of it.
        var isOver = false
    }

    let arena = GestureArena()
    /// Touches whose views may have to hear more.
    private var touches: [UITouch] = []
    private var event = UIEvent()

    package init() { arena.deadlines.onDue = { [weak self] in self?.settle() } }

    /// Hands on what changed in one window.
    func send(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        arena.deadlines.pass(to: event.timestamp)
        let changed: Set<UITouch> = event.allTouches?.filter { $0.window === window && $0.phase != .stationary } ?? []
        for touch in changed {
            if touch.phase == .began { admit(touch) }
            touch.delivery.waiting.append(touch.phase)
        }
        arena.show(changed, of: event)
        settle()
    }

    /// Lets time pass in which no touch changes.
    package func pass(to time: Double) { arena.deadlines.pass(to: time) }

    /// Ends what was going on in views that go.
    func forget(_ view: UIView) {
        for touch in touches where touch.view?.isDescendant(of: view) == true { cancel(touch) }
        arena.forget(view)
        settle()
    }

    /// Tells the targets of gestures first, then cancels what they took, then tells the views.
    private func settle() {
        repeat {
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

    /// Tells the view; while it listens the touch is in the phase that it hears of, even if that was a while ago.
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
        }
    }
}
