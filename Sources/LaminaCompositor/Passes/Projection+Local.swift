import LaminaPrimitives

extension Projection {
    /// The affine map that does the same around one point, without its translation: the derivative there.
    ///
    /// - Returns: Nil where the point has no picture.
    func linearPart(at point: Point) -> AffineTransform? {
        let w = weight(point)
        guard w > 0, isFinite else { return nil }
        let image = self(point)
        let map = AffineTransform(
            a: (m11 - image.x * m13) / w, b: (m12 - image.y * m13) / w, c: (m21 - image.x * m23) / w, d: (m22 - image.y * m23) / w,
            tx: 0, ty: 0)
        return map.isFinite ? map : nil
    }
}
