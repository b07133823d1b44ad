import CoreGraphics
public import Foundation

/// A finger on the screen, or a pointer with its button pressed.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public typealias Phase = UITouchPhase

    /// The type of input device.
    public typealias TouchType = UITouchType

    /// The phase of the touch.
    open package(set) var phase = Phase.began
    /// The number of taps in quick succession at this place, including this touch.
    open package(set) var tapCount = 1
    /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0
    /// The view in which the touch began, which receives all its phases.
    open package(set) weak var view: UIView?
    /// The window in which the touch began.
    open package(set) weak var window: UIWindow?
    /// The gesture recognisers that track the touch.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The type of input device; always `direct`.
    open var type: TouchType { .direct }
    /// The radius of the touch; always 20 points.
    open var majorRadius: CGFloat { 20 }
    /// The tolerance of `majorRadius`; always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The force of the touch; always 0, because no device measures it.
    open var force: CGFloat { 0 }
    /// The highest possible force; always 0.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle of the pencil to the screen; always a right angle.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The current position, in the window's coordinate space.
    package var place: CGPoint
    /// The position at the previous event, in the window's coordinate space.
    package var previousPlace: CGPoint
    /// The state of delivery to the view.
    package var delivery = TouchDelivery.Progress()

    /// Creates a touch at the origin, outside of every window; for tests of code that receives touches.
    public override convenience init() { self.init(at: .zero) }

    /// Creates a touch at a position in the window's coordinate space.
    package init(at place: CGPoint) {
        self.place = place
        previousPlace = place
        super.init()
    }

    /// Returns the position in a view's coordinate space; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
    /// Returns the position at the previous event in a view's coordinate space; nil for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }
    /// Returns the position in a view's coordinate space; the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the position at the previous event; the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// True when the touch ended or was cancelled.
    package var isOver: Bool { phase == .ended || phase == .cancelled }

    private func converted(_ place: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view else { return place }
        return window.convert(place, to: view)
    }
}

extension UITouch.TouchType {
    /// The old name of `pencil`.
    public static var stylus: Self { .pencil }
}
