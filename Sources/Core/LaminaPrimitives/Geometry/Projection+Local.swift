extension Projection {
    /// The derivative at a point: the linear map that approximates this projection around it, without translation.
    ///
    /// - Returns: Nil when the point lies behind the eye.
    package func linearPart(at point: Point) -> AffineTransform? {
        let w = weight(point)
        guard w > 0, isFinite else { return nil }
        // The quotient rule, applied to x/w and y/w.
        let image = self(point)
        let map = AffineTransform(
            a: (m11 - image.x * m13) / w, b: (m12 - image.y * m13) / w, c: (m21 - image.x * m23) / w, d: (m22 - image.y * m23) / w,
            tx: 0, ty: 0)
        return map.isFinite ? map : nil
    }
}
