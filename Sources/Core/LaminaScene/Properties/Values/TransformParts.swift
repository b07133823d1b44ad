package import LaminaPrimitives

/// A decomposed transform, which applies scale, skew, rotation, translation and perspective, in this order.
package struct TransformParts: Sendable, Hashable {
    package var scale = Vector3(1, 1, 1)
    /// The skew of y along x, of z along x, and of z along y.
    package var skew = Vector3(0, 0, 0)
    package var rotation = Quaternion.identity
    package var translation = Vector3(0, 0, 0)
    /// The last column of the perspective matrix; (0, 0, 0, 1) means no perspective.
    package var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Creates the parts of the identity.
    package init() {}

    /// Decomposes a transform; nil if it flattens space, which loses an axis's direction, or is not finite.
    ///
    /// - Source: Thomas 1991, "Decomposing a matrix into simple transformations"; Gram–Schmidt orthogonalisation of the rows.
    package init?(_ transform: Transform3D) {
        guard !transform.isIdentity else {
            self.init()
            return
        }
        guard transform.m44 != 0 else { return nil }
        self.init(transform, rows: TransformParts.rows(of: transform))
    }

    /// Decomposes also a transform that flattens space: a lost axis gets the direction perpendicular to the others, and the scale 0.
    package init?(flattening transform: Transform3D) {
        if let parts = TransformParts(transform) {
            self = parts
            return
        }
        guard transform.m44 != 0 else { return nil }
        var rows = TransformParts.rows(of: transform)
        let present = TransformParts.completeLostRows(&rows)
        self.init(transform, rows: rows)
        scale *= present
    }

    /// Decomposes a transform with the given rows.
    ///
    /// - Parameter rows: The upper left 3 × 3 elements of the transform, none of the rows zero.
    private init?(_ transform: Transform3D, rows: Quaternion.Rows) {
        guard let remains = takeApart(rows) else { return nil }
        rotation = remains
        translation = Vector3(transform.m41, transform.m42, transform.m43) / transform.m44
        guard transform.m14 != 0 || transform.m24 != 0 || transform.m34 != 0 else { return }
        guard let column = TransformParts.perspective(of: transform, rows: rows) else { return nil }
        perspective = column
    }

    /// The transform composed of these parts.
    package var transform: Transform3D {
        let (a, b, c) = rotation.rows
        var result = Transform3D()
        let x = a * scale.x
        let y = (b + a * skew.x) * scale.y
        let z = (c + a * skew.y + b * skew.z) * scale.z
        (result.m11, result.m12, result.m13) = (x.x, x.y, x.z)
        (result.m21, result.m22, result.m23) = (y.x, y.y, y.z)
        (result.m31, result.m32, result.m33) = (z.x, z.y, z.z)
        (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
        if perspective != SIMD4(0, 0, 0, 1) { result.applyPerspective(perspective) }
        return result
    }

    /// The rows of the upper left 3 × 3 elements, normalised so that m44 is 1.
    private static func rows(of t: Transform3D) -> Quaternion.Rows {
        (Vector3(t.m11, t.m12, t.m13) / t.m44, Vector3(t.m21, t.m22, t.m23) / t.m44, Vector3(t.m31, t.m32, t.m33) / t.m44)
    }

    /// Replaces each row of zeros by the cross product of the other two, or by its own coordinate axis if that is zero too.
    ///
    /// - Returns: For each row, 0 if it was replaced and 1 if not.
    private static func completeLostRows(_ rows: inout Quaternion.Rows) -> Vector3 {
        let zero = Vector3(0, 0, 0)
        var present = Vector3(1, 1, 1)
        func complete(_ row: inout Vector3, _ isPresent: inout Double, _ across: Vector3, _ axis: Vector3) {
            guard row == zero else { return }
            row = across == zero ? axis : across
            isPresent = 0
        }
        complete(&rows.0, &present.x, rows.1.cross(rows.2), Vector3(1, 0, 0))
        complete(&rows.1, &present.y, rows.2.cross(rows.0), Vector3(0, 1, 0))
        complete(&rows.2, &present.z, rows.0.cross(rows.1), Vector3(0, 0, 1))
        return present
    }

    /// Sets scale and skew from the rows and returns the remaining rotation; nil when the rows lie in a plane or are not finite.
    private mutating func takeApart(_ rows: Quaternion.Rows) -> Quaternion? {
        var (a, b, c) = rows
        scale.x = a.length
        a /= scale.x
        skew.x = a.dot(b)
        b -= a * skew.x
        scale.y = b.length
        b /= scale.y
        skew.y = a.dot(c)
        c -= a * skew.y
        skew.z = b.dot(c)
        c -= b * skew.z
        scale.z = c.length
        c /= scale.z
        let smallest = 1e-12 * max(rows.0.length, rows.1.length, rows.2.length)
        guard scale.x > 0, scale.y > smallest, scale.z > smallest else { return nil }
        skew /= Vector3(scale.y, scale.z, scale.z)
        if a.dot(b.cross(c)) < 0 { mirror(&a, &b, &c) }
        return Quaternion(rows: (a, b, c))
    }

    /// Makes left-handed rows right-handed by negating the axis that leaves the smallest rotation.
    ///
    /// A layer mirrored in x is thus decomposed into a negative scale in x and not into a rotation.
    private mutating func mirror(_ a: inout Vector3, _ b: inout Vector3, _ c: inout Vector3) {
        if a.x <= b.y && a.x <= c.z {
            a = -a
            scale.x = -scale.x
            skew *= Vector3(-1, -1, 1)
        } else if b.y <= c.z {
            b = -b
            scale.y = -scale.y
            skew *= Vector3(-1, 1, -1)
        } else {
            c = -c
            scale.z = -scale.z
            skew *= Vector3(1, -1, -1)
        }
    }

    /// The last column of the perspective matrix that, applied after the affine part, gives the transform; nil if the affine part has no inverse.
    private static func perspective(of t: Transform3D, rows: Quaternion.Rows) -> SIMD4<Double>? {
        var affine = Transform3D()
        (affine.m11, affine.m12, affine.m13) = (rows.0.x, rows.0.y, rows.0.z)
        (affine.m21, affine.m22, affine.m23) = (rows.1.x, rows.1.y, rows.1.z)
        (affine.m31, affine.m32, affine.m33) = (rows.2.x, rows.2.y, rows.2.z)
        (affine.m41, affine.m42, affine.m43) = (t.m41 / t.m44, t.m42 / t.m44, t.m43 / t.m44)
        guard let inverse = affine.inverse else { return nil }
        return inverse.timesColumn(SIMD4(t.m14, t.m24, t.m34, t.m44) / t.m44)
    }
}

extension Transform3D {
    /// The product of this matrix and a column vector.
    fileprivate func timesColumn(_ column: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            (SIMD4(m11, m12, m13, m14) * column).sum(), (SIMD4(m21, m22, m23, m24) * column).sum(),
            (SIMD4(m31, m32, m33, m34) * column).sum(), (SIMD4(m41, m42, m43, m44) * column).sum())
    }

    /// Applies a perspective after this affine transform.
    fileprivate mutating func applyPerspective(_ perspective: SIMD4<Double>) {
        let column = timesColumn(perspective)
        (m14, m24, m34, m44) = (column.x, column.y, column.z, column.w)
    }
}

extension Vector3 {
    fileprivate var length: Double { squaredLength.squareRoot() }

    fileprivate func dot(_ other: Vector3) -> Double { (self * other).sum() }

    fileprivate func cross(_ other: Vector3) -> Vector3 {
        Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
