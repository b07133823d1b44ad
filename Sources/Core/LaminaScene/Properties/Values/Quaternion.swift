import LaminaPrimitives

/// A rotation in space as a unit quaternion; its matrix multiplies row vectors, as `Transform3D` does.
package struct Quaternion: Sendable, Hashable {
    /// The quaternion's components in the order x, y, z, w.
    package var parts: SIMD4<Double>

    /// The rotation by 0.
    package static let identity = Quaternion(SIMD4(0, 0, 0, 1))

    package init(_ parts: SIMD4<Double>) { self.parts = parts }

    /// Creates the rotation about x, then y, then z; the angles are in radians.
    package init(eulerAngles angles: Vector3) {
        let (x, y, z) = (Numerics.sinAndCos(angles.x / 2), Numerics.sinAndCos(angles.y / 2), Numerics.sinAndCos(angles.z / 2))
        parts = SIMD4(
            x.sin * y.cos * z.cos - x.cos * y.sin * z.sin,
            x.cos * y.sin * z.cos + x.sin * y.cos * z.sin,
            x.cos * y.cos * z.sin - x.sin * y.sin * z.cos,
            x.cos * y.cos * z.cos + x.sin * y.sin * z.sin)
    }

    /// Creates the rotation from the rows of its matrix.
    ///
    /// - Parameter rows: Three orthogonal rows of length 1, right-handed.
    /// - Source: Shepperd 1978: a square root gives the largest of the four components, from which the others follow without loss of accuracy.
    package init(rows: Rows) {
        let (a, b, c) = (rows.0, rows.1, rows.2)
        let trace = a.x + b.y + c.z
        if trace > 0 {
            self.init(scaled: SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, 1 + trace))
        } else if a.x >= b.y && a.x >= c.z {
            self.init(scaled: SIMD4(1 + a.x - b.y - c.z, a.y + b.x, c.x + a.z, b.z - c.y))
        } else if b.y >= c.z {
            self.init(scaled: SIMD4(a.y + b.x, 1 + b.y - a.x - c.z, b.z + c.y, c.x - a.z))
        } else {
            self.init(scaled: SIMD4(c.x + a.z, b.z + c.y, 1 + c.z - a.x - b.y, a.y - b.x))
        }
    }

    /// The three rows of a rotation matrix.
    package typealias Rows = (Vector3, Vector3, Vector3)

    package var rows: Rows {
        let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
        return (
            Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
            Vector3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
            Vector3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
        )
    }

    /// The angles about x, y and z whose rotations, in this order, give this rotation, in radians; y is in -π/2...π/2.
    package var eulerAngles: Vector3 {
        let (a, b, c) = rows
        let sine = -a.z
        // Gimbal lock: at y = ±π/2 only a combination of the x and z angles is determined, so x takes all of it.
        guard abs(sine) < 1 - 1e-12 else {
            return Vector3(Numerics.atan2(-c.y, b.y), sine < 0 ? -.pi / 2 : .pi / 2, 0)
        }
        return Vector3(Numerics.atan2(b.z, c.z), Numerics.asin(sine), Numerics.atan2(a.y, a.x))
    }

    /// Interpolates along the shorter arc, at constant angular speed.
    package func mixed(with other: Quaternion, at fraction: Double) -> Quaternion {
        let product = (parts * other.parts).sum()
        let target = product < 0 ? -other.parts : other.parts
        // For nearly equal rotations the sines would divide zero by zero; linear interpolation is accurate there.
        guard abs(product) < 1 - 1e-10 else {
            return Quaternion(scaled: parts + (target - parts) * fraction)
        }
        let angle = Numerics.acos(abs(product))
        let from = Numerics.sin((1 - fraction) * angle)
        let to = Numerics.sin(fraction * angle)
        return Quaternion((parts * from + target * to) / Numerics.sin(angle))
    }

    /// Creates the unit quaternion in the direction of `parts`; the identity if all are zero.
    package init(scaled parts: SIMD4<Double>) {
        let length = (parts * parts).sum().squareRoot()
        self = length > 0 ? Quaternion(parts / length) : .identity
    }
}
