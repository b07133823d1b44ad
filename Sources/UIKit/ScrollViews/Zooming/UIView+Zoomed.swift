import CoreGraphics

extension UIView {
    /// The horizontal scale in the view's transform; setting it keeps the upper left corner of the frame in place.
    var zoomedScale: CGFloat {
        get { transform.a }
        set {
            let corner = scaledCorner
            transform = CGAffineTransform(scaleX: newValue, y: newValue)
            placeScaled(at: corner)
        }
    }

    /// The upper left corner of the frame that the scale makes.
    var scaledCorner: CGPoint {
        let (anchor, size, scale) = (layer.anchorPoint, bounds.size, zoomedScale)
        return CGPoint(x: center.x - anchor.x * size.width * scale, y: center.y - anchor.y * size.height * scale)
    }

    /// Puts the corner of the scaled frame at a point.
    func placeScaled(at corner: CGPoint) {
        let (anchor, size, scale) = (layer.anchorPoint, bounds.size, zoomedScale)
        let place = CGPoint(x: corner.x + anchor.x * size.width * scale, y: corner.y + anchor.y * size.height * scale)
        if center != place { center = place }
    }

    /// A point of the superview in the view's own coordinates, whose origin counts as 0.
    func unscaled(_ point: CGPoint) -> CGPoint {
        let (corner, scale) = (scaledCorner, zoomedScale)
        guard scale != 0 else { return .zero }
        return CGPoint(x: (point.x - corner.x) / scale, y: (point.y - corner.y) / scale)
    }
}
