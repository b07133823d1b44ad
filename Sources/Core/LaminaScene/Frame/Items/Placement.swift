package import LaminaPrimitives

extension LayerState {
    /// The transform from this layer's coordinates to its superlayer's, with depth.
    ///
    /// - Parameter superlayer: The superlayer, whose `sublayerTransform` applies about its anchor point; nil for a root layer.
    package func placement(in superlayer: LayerState?) -> Transform3D {
        guard let superlayer else { return ownPlacement }
        return superlayer.placingSublayers(ownPlacement)
    }

    /// The transform to the superlayer's coordinates, without the superlayer's `sublayerTransform`.
    ///
    /// - Source: flip · T(-anchor) · transform · T(position, z), as measured on Apple's system; row vectors.
    var ownPlacement: Transform3D {
        let anchor = anchor
        guard !transform.isIdentity else {
            return flipping(.translation(position.x - anchor.x, position.y - anchor.y, zPosition - anchorPointZ))
        }
        return flipping(.translation(-anchor.x, -anchor.y, -anchorPointZ))
            .followed(by: transform)
            .followed(by: .translation(position.x, position.y, zPosition))
    }

    /// The transform to the superlayer's coordinates for a layer that lies in the superlayer's plane; ignores `sublayerTransform`.
    var levelPlacement: Projection {
        guard !flags.isGeometryFlipped else { return ownPlacement.projection }
        let (anchor, map) = (anchor, transform.affine)
        // The same order of operations as in `ownPlacement`, so that both round to the same numbers.
        let x = -anchor.x * map.a + -anchor.y * map.c + map.tx
        let y = -anchor.x * map.b + -anchor.y * map.d + map.ty
        return Projection(AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: x + position.x, ty: y + position.y))
    }

    /// The anchor point in the layer's coordinates, in points.
    package var anchor: Point {
        Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
    }

    /// Applies this layer's `sublayerTransform`, about its anchor point, to a sublayer's transform.
    func placingSublayers(_ placed: Transform3D) -> Transform3D {
        guard !hasNoSublayerTransform, !sublayerTransform.isIdentity else { return placed }
        let anchor = anchor
        return placed.followed(by: .translation(-anchor.x, -anchor.y, -anchorPointZ))
            .followed(by: sublayerTransform)
            .followed(by: .translation(anchor.x, anchor.y, anchorPointZ))
    }

    /// Mirrors y within the bounds before another transform, if the layer's geometry is flipped.
    private func flipping(_ next: Transform3D) -> Transform3D {
        guard flags.isGeometryFlipped else { return next }
        var flip = Transform3D.scale(1, -1, 1)
        flip.m42 = 2 * bounds.minY + bounds.height
        return flip.followed(by: next)
    }
}

extension Projection {
    /// Concatenates this map with `around`, and rounds its translation to multiples of 1/65536 pixel.
    func placed(in around: Projection) -> Projection { followed(by: around).snapped }

    /// The map with its translation rounded to multiples of 1/65536 pixel, the unit of coverage; perspective maps and very long translations are
    /// unchanged.
    ///
    /// Animation times are rounded to nanoseconds, so a layer that returns to a subpixel position misses it by a tiny amount. Rounding makes both
    /// positions equal, so that caches keyed by the position apply.
    private var snapped: Projection {
        guard m13 == 0, m23 == 0, m33 == 1, abs(m31) < 0x1p34, abs(m32) < 0x1p34 else { return self }
        var result = self
        // Adding 1.5 · 2³⁶ moves the number to a range in which doubles are 2⁻¹⁶ apart; subtracting it restores the rounded number.
        result.m31 = (m31 + 0x1.8p36) - 0x1.8p36
        result.m32 = (m32 + 0x1.8p36) - 0x1.8p36
        return result
    }

    /// True for a map that shows a plane edge-on, or is not invertible or finite.
    var isFlat: Bool {
        let determinant = determinant
        return determinant == 0 || !determinant.isFinite
    }

    /// The local scale factor near a point, as the square root of the area that a unit square covers.
    package func scale(at point: Point) -> Double {
        let here = self(point)
        let x = self(Point(point.x + 1, point.y)) - here
        let y = self(Point(point.x, point.y + 1)) - here
        let area = abs(x.cross(y))
        return area.isFinite ? area.squareRoot() : 1
    }

    /// The pixels that a drawing of `rect` may touch, with a margin of one pixel; all of `limit` when part of it lies behind the eye.
    func pixels(covering rect: Rect, within limit: PixelRect) -> PixelRect {
        guard rect.isFinite, isFinite else { return .empty }
        if let affine { return PixelRect(covering: affine(rect)).expanded(by: 1).intersection(limit) }
        let corners = rect.corners
        if corners.allSatisfy({ weight($0) <= 1e-6 }) { return .empty }
        // A negated comparison, so that a weight of NaN counts as in front of the eye.
        guard corners.allSatisfy({ !(weight($0) <= 1e-6) }) else { return limit }
        return PixelRect(covering: Rect(enclosing: corners.map { self($0) })).expanded(by: 1).intersection(limit)
    }
}
