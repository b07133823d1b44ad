package import Foundation

/// Converts pointer and finger input into touch events; the source is a window system, a recording or a test.
@MainActor
package final class TouchInput {
    /// The change of a finger or pointer.
    package enum Action: Sendable {
        case down
        case move
        case up
        /// The window system cancelled the touch.
        case cancel
    }

    /// The longest time between two touch-downs of a double tap, in seconds, and their greatest distance, in points.
    private static let doubleTapTime = 0.35
    private static let doubleTapDistance: CGFloat = 24

    private let application: UIApplication
    /// The touches in progress, by finger number.
    private var fingers: [Int: UITouch] = [:]
    private let hover = HoverInput()
    private var lastDown: (time: Double, place: CGPoint, count: Int)?

    package init(application: UIApplication) { self.application = application }

    /// Sends a touch event for one change of a finger or pointer.
    ///
    /// - Parameters:
    ///   - place: The position on the screen, in points.
    ///   - time: The time on the clock of `CACurrentMediaTime()`, in seconds.
    ///   - finger: An arbitrary number that identifies the finger.
    package func pointer(_ action: Action, at place: CGPoint, time: Double, finger: Int = 0) {
        // A pressed pointer is a touch and does not hover.
        let hovers = action == .move && fingers.isEmpty
        hover.move(to: hovers ? place : nil, in: hovers ? application.windows(at: place) : [])
        guard !application.isIgnoringInteractionEvents || action != .down else { return }
        switch action {
        case .down:
            // The window system may have lost the release of this finger, so an earlier touch is cancelled first.
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
        // The hit test needs the event, so it runs after the event was created.
        send(touch, at: time) { event in
            for window in windows where touch.view == nil { aim(touch, at: window, place, with: event) }
        }
    }

    /// Assigns the touch to the view that a window's hit test finds; without a hit the touch stays unassigned, and the next window is tried.
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

    /// Sends an event with all current touches; all but `changed` are stationary.
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
        // Taps count as a series only while one finger is used: the touch of a second finger is not a second tap.
        guard fingers.isEmpty, let lastDown, time - lastDown.time <= Self.doubleTapTime else { return 1 }
        let (dx, dy) = (place.x - lastDown.place.x, place.y - lastDown.place.y)
        return dx * dx + dy * dy <= Self.doubleTapDistance * Self.doubleTapDistance ? lastDown.count + 1 : 1
    }
}
