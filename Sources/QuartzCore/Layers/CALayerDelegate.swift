public import CoreGraphics

/// What a layer asks its delegate, which for a view's layer is the view.
///
/// Every method is optional: the default implementations say that the delegate has nothing to add.
@preconcurrency
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents by setting them; when implemented, the layer draws nothing itself.
    func display(_ layer: CALayer)
    /// Draws the layer's contents into `ctx`.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Comes before drawing into a bitmap of the layer's.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Gives the action for a change, `NSNull()` for none at all, or nil to let the search go on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Says that the delegate does not provide contents by itself.
    public func display(_ layer: CALayer) { layer.answers.displayIsMissing = true }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Says that the delegate leaves the layout to the layer.
    public func layoutSublayers(of layer: CALayer) { layer.answers.layoutIsMissing = true }
    /// Lets the search go on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Which optional methods the delegate turned out not to have, when they were called last.
struct DelegateAnswers {
    var displayIsMissing = false
    var layoutIsMissing = false
}
