public import Foundation

/// One finger, or the pointer with its button down.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger has just done.
    public enum Phase: Int, Sendable {
        /// Touched the screen.
        case began = 0
        /// Moved.
        case moved
        /// Has not moved since the last event.
        case stationary
        /// Left the screen.
        case ended
        /// Was taken away by the system.
        case cancelled
    }

    /// What the finger has just done.
    open internal(set) var phase = Phase.began
    /// How often it came down here in quick succession.
    open internal(set) var tapCount = 1
    /// When this was, in the time of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    /// The view that the touch began in; it gets all that follows.
    open internal(set) weak var view: UIView?
    /// The window that the touch began in.
    open internal(set) weak var window: UIWindow?
    /// In the window's coordinates.
    var place: CGPoint
    /// In the window's coordinates.
    var previousPlace: CGPoint

    /// - Parameter place: In the window's coordinates.
    init(at place: CGPoint) {
        self.place = place
        previousPlace = place
        super.init()
    }

    /// Where the finger is, in a view's coordinates; in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }

    /// Where the finger was at the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }

    private func converted(_ place: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view else { return place }
        return window.convert(place, to: view)
    }
}

/// What happened, with all fingers that take part.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device moved.
        case motion
        /// A remote control.
        case remoteControl
        /// A button.
        case presses
    }

    /// The kind of event.
    open var type: EventType { .touches }
    /// When it happened, in the time of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    /// All fingers that take part.
    open internal(set) var allTouches: Set<UITouch>?

    /// The fingers that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// The fingers that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
