package import LaminaPrimitives

extension LayerState {
    /// The box around the bounds in the superlayer's coordinates, without its perspective.
    ///
    /// - Source: Measured on Apple's system: bounds origin, depth, flips and scale do not enter.
    package var frame: Rect {
        let anchor = anchor
        let shifted = Rect(bounds.minX - anchor.x, bounds.minY - anchor.y, bounds.width, bounds.height)
        let turned = transform.isIdentity ? shifted : transform.affine(shifted)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }

    /// Bounds and position with which the layer fills `frame`; the bounds' origin stays.
    ///
    /// - Source: Measured on Apple's system: the size goes back through the transform, its shift is taken out of the position.
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
