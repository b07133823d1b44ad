import Foundation
import LaminaPrimitives
import LaminaScrolling

/// The state of a scroll view's zooming.
struct ZoomState {
    /// A pinch in progress.
    struct Pinch {
        /// The scale that corresponds to a pinch scale of 1, without the zoom band's resistance.
        let startScale: Double
        /// The content point between the touches, in the zoomed view's coordinates.
        let anchor: CGPoint
        /// The centre of the touches at the last change, relative to the scroll view's top left corner.
        var place: CGPoint
    }

    /// The scales that a transform can have before rounding errors displace the view.
    static let usableScales = 0.0001...10_000.0

    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    /// True when a pinch can pass the scale's limits.
    var bounces = true
    /// The recogniser of the zooming pinch; nil while the limits allow only one scale.
    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    /// The current zoom without touches: a bounce or an animation.
    var motion: ZoomMotion?
    /// True while a new scale is being applied, so that the new content size must not move the offset.
    var isApplying = false

    /// True while touches or a motion determine scale and offset.
    var isActive: Bool { pinch != nil || motion != nil || isApplying }

    /// The range of scales at which content comes to rest, clamped to `usableScales`.
    var limits: ClosedRange<Double> {
        let lower = min(max(Double(minimum), Self.usableScales.lowerBound), Self.usableScales.upperBound)
        return ClosedRange(from: lower, upTo: min(Double(maximum), Self.usableScales.upperBound))
    }

    func clamped(_ scale: Double) -> Double { max(limits.lowerBound, min(limits.upperBound, scale)) }
}
