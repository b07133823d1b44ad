package import LaminaPrimitives

extension LayerState {
    /// The bounding box of the layer in its superlayer's coordinate space, ignoring perspective.
    ///
    /// - Source: Measured on Apple's system: the bounds' origin, depth, flips and contents scale have no influence.
    package var frame: Rect {
        let anchor = anchor
        let shifted = Rect(bounds.minX - anchor.x, bounds.minY - anchor.y, bounds.width, bounds.height)
        let turned = transform.isIdentity ? shifted : transform.affine(shifted)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }

    /// The bounds and position with which the layer fills `frame`; the bounds keep their origin.
    ///
    /// - Source: Measured on Apple's system: the size is mapped back through the transform, and the transform's translation is subtracted from the
    ///   position.
    package func filling(_ frame: Rect) -> (bounds: Rect, position: Point) {
        let frame = frame.standardized
        var size = frame.size
        if !transform.isIdentity, let inverse = transform.affine.inverse {
            let back = inverse(Rect(origin: .zero, size: size))
            size = back.size
        }
        var placed = self
        placed.bounds = Rect(origin: bounds.origin, size: size)
        placed.position = .zero
        let box = placed.frame
        return (placed.bounds, Point(frame.origin.x - box.origin.x, frame.origin.y - box.origin.y))
    }
}
