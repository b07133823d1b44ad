import CoreGraphics

extension UIView {
    /// The frame that constraints know: the bounds' size around `center`, whatever transform and anchor point the layer has.
    ///
    /// Apple documents no rule for anchor points. Published libraries, which look right on iOS, add half the size to a constraint's constant after
    /// they moved the anchor point to an edge.
    package var constrainedFrame: CGRect {
        CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// Sets `bounds` and `center` so that constraints know a frame.
    package func setConstrainedFrame(_ frame: CGRect) {
        guard frame != constrainedFrame else { return }
        if bounds.size != frame.size { bounds.size = frame.size }
        let place = CGPoint(x: frame.midX, y: frame.midY)
        if center != place { center = place }
    }

    /// The frame that the view would have without its transform.
    package var untransformedFrame: CGRect {
        let (size, center, anchor) = (bounds.size, center, layer.anchorPoint)
        return CGRect(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    /// Sets `bounds` and `center` so that the frame without the transform is `frame`.
    package func setUntransformedFrame(_ frame: CGRect) {
        guard frame != untransformedFrame else { return }
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds.size = frame.size }
        let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if center != place { center = place }
    }
}
