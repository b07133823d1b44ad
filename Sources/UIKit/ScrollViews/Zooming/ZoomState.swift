import Foundation

/// What a scroll view knows of its zooming.
struct ZoomState {
    /// Two fingers that change the scale.
    struct Pinch {
        /// The scale at which the fingers' distance counts as 1, as if nothing lagged behind them.
        let startScale: Double
        /// The point between the fingers, in the zoomed view's coordinates.
        let anchor: CGPoint
        /// The same point from the scroll view's upper left corner, at the last change.
        var place: CGPoint
    }

    /// Scales that a view's transform can take without losing its place to rounding.
    static let usableScales = 0.0001...10_000.0

    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    /// Whether the scale passes its limits and comes back.
    var bounces = true
    /// Looks for the two fingers; nil while the limits leave one scale only.
    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    /// Changes the scale without fingers.
    var motion: ZoomMotion?
    /// A new scale is being applied, so the offset does not follow the content's size by itself.
    var isApplying = false

    /// Fingers or a motion decide about the scale and the offset.
    var isActive: Bool { pinch != nil || motion != nil || isApplying }

    /// The scales between which content comes to rest.
    var limits: ClosedRange<Double> {
        let lower = min(max(Double(minimum), Self.usableScales.lowerBound), Self.usableScales.upperBound)
        return lower...max(lower, min(Double(maximum), Self.usableScales.upperBound))
    }

    func clamped(_ scale: Double) -> Double { max(limits.lowerBound, min(limits.upperBound, scale)) }
}
