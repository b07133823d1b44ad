import CoreGraphics

extension UIView {
    /// The scale in the view's transform; setting the scale keeps the frame's top left corner in place.
    var zoomedScale: CGFloat {
        get { transform.a }
        set {
            let corner = scaledCorner
            transform = CGAffineTransform(scaleX: newValue, y: newValue)
            placeScaled(at: corner)
        }
    }

    /// The top left corner of the scaled frame, in the superview's coordinates.
    var scaledCorner: CGPoint {
        let (anchor, size, scale) = (layer.anchorPoint, bounds.size, zoomedScale)
        return CGPoint(x: center.x - anchor.x * size.width * scale, y: center.y - anchor.y * size.height * scale)
    }

    /// Moves the view so that the top left corner of the scaled frame is at a point.
    func placeScaled(at corner: CGPoint) {
        let (anchor, size, scale) = (layer.anchorPoint, bounds.size, zoomedScale)
        let place = CGPoint(x: corner.x + anchor.x * size.width * scale, y: corner.y + anchor.y * size.height * scale)
        if center != place { center = place }
    }

    /// Converts a point of the superview into the view's unscaled coordinates, relative to the top left corner of its bounds.
    func unscaled(_ point: CGPoint) -> CGPoint {
        let (corner, scale) = (scaledCorner, zoomedScale)
        guard scale != 0 else { return .zero }
        return CGPoint(x: (point.x - corner.x) / scale, y: (point.y - corner.y) / scale)
    }
}
