package import Foundation

/// Turns what a pointer does into touches: from a window system, a recorded hand or a test.
@MainActor
package final class TouchInput {
    /// What the pointer did.
    package enum Action: Sendable {
        case down
        case move
        case up
    }

    /// Two touches within this time and distance count as a double tap.
    private static let doubleTapTime = 0.35
    private static let doubleTapDistance: CGFloat = 24

    private let application: UIApplication
    private var touch: UITouch?
    private var lastDown: (time: Double, place: CGPoint, count: Int)?

    package init(application: UIApplication) { self.application = application }

    /// - Parameters:
    ///   - place: On the screen, points.
    ///   - time: In the time of `CACurrentMediaTime()`.
    package func pointer(_ action: Action, at place: CGPoint, time: Double) {
        switch action {
        case .down:
            // The window system may lose a button's release.
            change(to: .cancelled, at: place, time: time)
            touch = nil
            begin(at: place, time: time)
        case .move: change(to: .moved, at: place, time: time)
        case .up:
            change(to: .ended, at: place, time: time)
            touch = nil
        }
    }

    private func begin(at place: CGPoint, time: Double) {
        guard let window = application.window(at: place) else { return }
        let began = UITouch(at: window.convert(place, from: UIWindow?.none))
        began.window = window
        began.timestamp = time
        began.tapCount = tapCount(at: place, time: time)
        lastDown = (time, place, began.tapCount)
        let event = UIEvent()
        event.timestamp = time
        event.allTouches = [began]
        began.view = window.hitTest(began.place, with: event)
        touch = began
        application.sendEvent(event)
    }

    private func change(to phase: UITouch.Phase, at place: CGPoint, time: Double) {
        guard let touch, let window = touch.window else { return }
        touch.previousPlace = touch.place
        touch.place = window.convert(place, from: UIWindow?.none)
        touch.phase = phase
        touch.timestamp = time
        let event = UIEvent()
        event.timestamp = time
        event.allTouches = [touch]
        application.sendEvent(event)
    }

    private func tapCount(at place: CGPoint, time: Double) -> Int {
        guard let lastDown, time - lastDown.time <= Self.doubleTapTime else { return 1 }
        let (dx, dy) = (place.x - lastDown.place.x, place.y - lastDown.place.y)
        return dx * dx + dy * dy <= Self.doubleTapDistance * Self.doubleTapDistance ? lastDown.count + 1 : 1
    }
}
