package import LaminaPrimitives

extension LayerState {
    /// From this layer's coordinates to its superlayer's, with depth.
    ///
    /// - Parameter superlayer: Its `sublayerTransform` applies about its anchor point; nil for a root.
    package func placement(in superlayer: LayerState?) -> Transform3D {
        guard let superlayer else { return ownPlacement }
        return superlayer.placingSublayers(ownPlacement)
    }

    /// The same in a superlayer without a `sublayerTransform`.
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

    /// The same for a level layer whose superlayer has no `sublayerTransform`: all of it happens in the plane.
    var levelPlacement: Projection {
        guard !flags.isGeometryFlipped else { return ownPlacement.projection }
        let (anchor, map) = (anchor, transform.affine)
        // In the order of the products above, so that both give the same numbers.
        let x = -anchor.x * map.a + -anchor.y * map.c + map.tx
        let y = -anchor.x * map.b + -anchor.y * map.d + map.ty
        return Projection(AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: x + position.x, ty: y + position.y))
    }

    /// The anchor point in the layer's coordinates.
    package var anchor: Point {
        Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
    }

    /// What this layer does to the places of its sublayers: its `sublayerTransform` about its anchor point.
    func placingSublayers(_ placed: Transform3D) -> Transform3D {
        guard !hasNoSublayerTransform, !sublayerTransform.isIdentity else { return placed }
        let anchor = anchor
        return placed.followed(by: .translation(-anchor.x, -anchor.y, -anchorPointZ))
            .followed(by: sublayerTransform)
            .followed(by: .translation(anchor.x, anchor.y, anchorPointZ))
    }

    /// A flipped layer mirrors y within its bounds before all else.
    private func flipping(_ next: Transform3D) -> Transform3D {
        guard flags.isGeometryFlipped else { return next }
        var flip = Transform3D.scale(1, -1, 1)
        flip.m42 = 2 * bounds.minY + bounds.height
        return flip.followed(by: next)
    }
}

extension Projection {
    /// First this map, then that in which it stands, by whole 65536ths of a pixel.
    func placed(in around: Projection) -> Projection { followed(by: around).snapped }

    /// The map with its shift rounded to whole 65536ths of a pixel, when it is affine: the unit in which coverage counts.
    ///
    /// Times are whole nanoseconds, and would leave remainders in which no two equal places agree.
    private var snapped: Projection {
        guard m13 == 0, m23 == 0, m33 == 1, abs(m31) < 0x1p34, abs(m32) < 0x1p34 else { return self }
        var result = self
        // In numbers of this size the last bit is 2⁻¹⁶.
        result.m31 = (m31 + 0x1.8p36) - 0x1.8p36
        result.m32 = (m32 + 0x1.8p36) - 0x1.8p36
        return result
    }

    /// Shows a plane edge-on, or nothing at all.
    var isFlat: Bool {
        let determinant = determinant
        return determinant == 0 || !determinant.isFinite
    }

    /// How much lengths grow near a point, on average.
    func scale(at point: Point) -> Double {
        let here = self(point)
        let x = self(Point(point.x + 1, point.y)) - here
        let y = self(Point(point.x, point.y + 1)) - here
        let area = abs(x.cross(y))
        return area.isFinite ? area.squareRoot() : 1
    }

    /// The pixels that the picture of `rect` may touch; all of `limit` when part of it lies behind the eye.
    func pixels(covering rect: Rect, within limit: PixelRect) -> PixelRect {
        guard rect.isFinite, isFinite else { return .empty }
        if let affine { return PixelRect(covering: affine(rect)).expanded(by: 1).intersection(limit) }
        let corners = rect.corners
        if corners.allSatisfy({ weight($0) <= 1e-6 }) { return .empty }
        // Written so that a weight that is not a number counts as before the eye.
        guard corners.allSatisfy({ !(weight($0) <= 1e-6) }) else { return limit }
        return PixelRect(covering: Rect(enclosing: corners.map { self($0) })).expanded(by: 1).intersection(limit)
    }
}
