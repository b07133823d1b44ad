public import CoreGraphics
package import LaminaScene

/// A layer that draws nothing itself and does not flatten its sublayers: they share the superlayer's three-dimensional space.
///
/// Background, contents, border, filters, masks and shadows have no effect; the opacity applies to each sublayer separately.
open class CATransformLayer: CALayer {
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .transform
        return state
    }

    /// Returns false for every point.
    ///
    /// - Source: CATransformLayer.h: hit tests pass through to the sublayers, and the layer itself contains no point.
    open override func contains(_ p: CGPoint) -> Bool { false }

    /// Returns nil, because Apple's documentation does not allow hit tests that begin at a transform layer.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
