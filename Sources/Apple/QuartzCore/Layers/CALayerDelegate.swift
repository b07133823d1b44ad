public import CoreGraphics

/// The methods with which a layer's delegate provides contents, layout and actions; the delegate of a view's layer is the view.
///
/// Every method is optional: the default `display(_:)` notes that the method is missing, the default `layoutSublayers(of:)` calls the layout manager,
/// and the other default implementations do nothing.
@preconcurrency
public protocol CALayerDelegate: AnyObject {
    /// Asks the delegate to set the layer's contents; when implemented, the layer draws nothing itself.
    func display(_ layer: CALayer)
    /// Asks the delegate to draw the layer's contents into `ctx`.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Tells the delegate that the layer is about to draw into its bitmap.
    func layerWillDraw(_ layer: CALayer)
    /// Asks the delegate to place the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Asks the delegate for the action of a change: an action, `NSNull()` for no action, or nil to continue the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Notes that the delegate does not provide contents by itself.
    public func display(_ layer: CALayer) { layer.delegateLacksDisplay = true }
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Leaves the sublayers to the layer's layout manager.
    public func layoutSublayers(of layer: CALayer) { layer.layOutByManager() }
    /// Returns nil, which continues the search.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
