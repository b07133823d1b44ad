public import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Returns the length along an edge that a corner of this curve takes up, as a multiple of the corner radius.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        // The factor of the continuous curve was measured on Apple's system.
        curve == .continuous ? 1.528665 : 1
    }

    /// Sets bounds and position so that the layer fills a rectangle in its superlayer's coordinates.
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
