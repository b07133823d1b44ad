public import Foundation

/// The methods with which a layout manager places the sublayers of the layers that it belongs to.
///
/// Every method is optional. A delegate that implements `layoutSublayers(of:)` takes the place of the layout manager, and so does a subclass that
/// overrides `layoutSublayers()`.
@preconcurrency
public protocol CALayoutManager: NSObjectProtocol {
    /// Tells the manager that a layer, whose layout was valid before, needs layout.
    func invalidateLayout(of layer: CALayer)
    /// Asks the manager to place a layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Asks the manager for the size that a layer prefers, in points.
    func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
    /// Does nothing.
    public func invalidateLayout(of layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns the size of the layer's bounds.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}
