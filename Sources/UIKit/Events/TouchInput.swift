package import Foundation

/// Turns what pointers and fingers do into touches: from a window system, a recorded hand or a test.
@MainActor
package final class TouchInput {
    /// What a finger did.
    package enum Action: Sendable {
        case down
        case move
        case up
        /// The window system took the finger away.
        case cancel
    }

    /// Two touches within this time and distance count as a double tap.
    private static let doubleTapTime = 0.35
    private static let doubleTapDistance: CGFloat = 24

    private let application: UIApplication
    /// The fingers that are down.
    private var fingers: [Int: UITouch] = [:]
    private var lastDown: (time: Double, place: CGPoint, count: Int)?

    package init(application: UIApplication) { self.application = application }

    /// - Parameters:
    ///   - place: On the screen, points.
    ///   - time: In the time of `CACurrentMediaTime()`.
    ///   - finger: Any number that tells the fingers apart.
    package func pointer(_ action: Action, at place: CGPoint, time: Double, finger: Int = 0) {
        switch action {
        case .down:
            // The window system may lose a button's release.
            change(finger, to: .cancelled, at: place, time: time)
            begin(finger, at: place, time: time)
        case .move: change(finger, to: .moved, at: place, time: time)
        case .up: change(finger, to: .ended, at: place, time: time)
        case .cancel: change(finger, to: .cancelled, at: place, time: time)
        }
    }

    private func begin(_ finger: Int, at place: CGPoint, time: Double) {
        let windows = application.windows(at: place)
        guard let front = windows.first else { return }
        let touch = UITouch(at: front.convert(place, from: UIWindow?.none))
        touch.window = front
        touch.timestamp = time
        touch.tapCount = tapCount(at: place, time: time)
        lastDown = (time, place, touch.tapCount)
        fingers[finger] = touch
        send(touch, at: time) { event in
            for window in windows where touch.view == nil { aim(touch, at: window, place, with: event) }
        }
    }

    /// A window in which nothing takes the touch leaves it to the one behind.
    private func aim(_ touch: UITouch, at window: UIWindow, _ place: CGPoint, with event: UIEvent) {
        let inside = window.convert(place, from: UIWindow?.none)
        guard let view = window.hitTest(inside, with: event) else { return }
        (touch.view, touch.window, touch.place, touch.previousPlace) = (view, window, inside, inside)
    }

    private func change(_ finger: Int, to phase: UITouch.Phase, at place: CGPoint, time: Double) {
        guard let touch = fingers[finger], let window = touch.window else { return }
        touch.previousPlace = touch.place
        touch.place = window.convert(place, from: UIWindow?.none)
        touch.phase = phase
        touch.timestamp = time
        send(touch, at: time) { _ in }
        if touch.isOver { fingers[finger] = nil }
    }

    /// Sends an event with all fingers, of which one has done something.
    private func send(_ changed: UITouch, at time: Double, after prepare: (UIEvent) -> Void) {
        for touch in fingers.values where touch !== changed {
            touch.phase = .stationary
            touch.previousPlace = touch.place
        }
        let event = UIEvent()
        event.timestamp = time
        event.allTouches = Set(fingers.values)
        prepare(event)
        application.sendEvent(event)
    }

    private func tapCount(at place: CGPoint, time: Double) -> Int {
        // A second finger is no second tap.
        guard fingers.isEmpty, let lastDown, time - lastDown.time <= Self.doubleTapTime else { return 1 }
        let (dx, dy) = (place.x - lastDown.place.x, place.y - lastDown.place.y)
        return dx * dx + dy * dy <= Self.doubleTapDistance * Self.doubleTapDistance ? lastDown.count + 1 : 1
    }
}
