import CoreGraphics
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
        /// A pointer without a button came in.
        case regionEntered
        /// A pointer without a button moved.
        case regionMoved
        /// A pointer without a button went away.
        case regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger elsewhere.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer

        /// A pencil.
        public static var stylus: TouchType { .pencil }
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
    /// Who looks for gestures in this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// What touches.
    open var type: TouchType { .direct }
    /// Half the width of the finger's tip, in points.
    open var majorRadius: CGFloat { 20 }
    /// How far off the radius may be.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// How hard the finger presses; no device here feels it.
    open var force: CGFloat { 0 }
    /// The hardest that could be felt.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle to the screen: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// In the window's coordinates.
    var place: CGPoint
    /// In the window's coordinates.
    var previousPlace: CGPoint
    /// How far the touch has come on its way to its view.
    var delivery = TouchDelivery.Progress()

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
    /// The location as exactly as it is known.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The location before, as exactly as it is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// No more events come of this finger.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    private func converted(_ place: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view else { return place }
        return window.convert(place, to: view)
    }
}
