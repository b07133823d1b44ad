public import CoreGraphics

extension CALayer {
    /// Scrolls the nearest scroll layer, from this one upwards, so that a point in this layer's coordinates comes to its origin.
    ///
    /// Does nothing when there is no scroll layer.
    public func scroll(_ p: CGPoint) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Scrolls the nearest scroll layer, from this one upwards, so that a rectangle in this layer's coordinates becomes visible.
    ///
    /// Does nothing when there is no scroll layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The part of the bounds that the nearest scroll layer above shows; all of the bounds when there is none.
    public var visibleRect: CGRect {
        guard let scroller = visibleSuperlayer?.enclosingScrollLayer else { return bounds }
        let seen = bounds.intersection(convert(scroller.bounds, from: scroller))
        return seen.isNull ? .zero : seen
    }

    /// The nearest scroll layer, from this one upwards.
    private var enclosingScrollLayer: CAScrollLayer? {
        var current: CALayer? = self
        while let layer = current {
            if let scroller = layer as? CAScrollLayer { return scroller }
            current = layer.visibleSuperlayer
        }
        return nil
    }
}
