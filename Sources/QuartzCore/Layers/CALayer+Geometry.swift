public import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// How far along an edge a corner of this curve reaches, in radii.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        // Measured on Apple's system.
        curve == .continuous ? 1.528665 : 1
    }

    /// The part of the bounds that no superlayer's scrolling hides: all of them, where there is no scroll layer.
    public var visibleRect: CGRect { bounds }

    /// Sets bounds and position so that the layer fills a rectangle of its superlayer's coordinates.
    func setFrame(_ frame: Rect) {
        guard !Value.rect(frame).containsNaN else {
            Diagnostics.report(exception: "CALayerInvalidGeometry", detail: "CALayer frame contains NaN")
            return
        }
        let placed = state.filling(frame)
        bounds = CGRect(placed.bounds)
        position = CGPoint(placed.position)
    }
}
