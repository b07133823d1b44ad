public import CoreGraphics
package import LaminaScene

/// A layer that draws nothing itself and lets its sublayers keep their depth: they share the superlayer's space.
///
/// Background, contents, border, filters, masks and shadows have no effect; the opacity applies to each sublayer.
open class CATransformLayer: CALayer {
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .transform
        return state
    }

    /// - Source: CATransformLayer.h: hit tests pass through to the sublayers; asked directly it contains nothing.
    open override func contains(_ p: CGPoint) -> Bool { false }

    /// Nil: Apple's documentation forbids the question.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
