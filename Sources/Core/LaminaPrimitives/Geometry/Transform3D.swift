/// A 4×4 matrix for row vectors, as in Core Animation: [x y z 1] · M.
///
/// The translation is in m41, m42, m43.
@frozen
public struct Transform3D: Sendable, Hashable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    /// The map that leaves every point unchanged.
    @inlinable public static var identity: Transform3D { Transform3D() }

    /// Creates the identity.
    @inlinable
    public init() {}

    /// Creates the map that applies `map` to x and y and leaves z unchanged.
    public init(_ map: AffineTransform) {
        m11 = map.a
        m12 = map.b
        m21 = map.c
        m22 = map.d
        m41 = map.tx
        m42 = map.ty
    }

    /// Returns a translation by (x, y, z).
    @inlinable
    public static func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        var result = Transform3D()
        result.m41 = x
        result.m42 = y
        result.m43 = z
        return result
    }

    /// Returns a scale of the three axes about the origin.
    @inlinable
    public static func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        var result = Transform3D()
        result.m11 = x
        result.m22 = y
        result.m33 = z
        return result
    }

    /// Returns a rotation by `angle` radians about the axis (x, y, z); the identity when the axis has no length.
    public static func rotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return .identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let sine = Numerics.sin(angle)
        let cosine = Numerics.cos(angle)
        let rest = 1 - cosine
        var result = Transform3D()
        result.m11 = cosine + x * x * rest
        result.m12 = y * x * rest + z * sine
        result.m13 = z * x * rest - y * sine
        result.m21 = x * y * rest - z * sine
        result.m22 = cosine + y * y * rest
        result.m23 = z * y * rest + x * sine
        result.m31 = x * z * rest + y * sine
        result.m32 = y * z * rest - x * sine
        result.m33 = cosine + z * z * rest
        return result
    }

    /// The sixteen elements, row by row.
    public var elements: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Creates a matrix from its elements, row by row.
    ///
    /// - Precondition: There are sixteen elements.
    public init(elements e: [Double]) {
        precondition(e.count == 16, "a 4×4 matrix has 16 elements")
        (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
        (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
        (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
        (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
    }

    /// True when the matrix equals the identity.
    @inlinable public var isIdentity: Bool { self == .identity }
    /// True when all sixteen elements are finite.
    public var isFinite: Bool {
        // A finite number times 0 is 0, infinity or NaN times 0 is NaN, and NaN survives the sum. One comparison replaces sixteen.
        let upper = m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0
        let lower = m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0 + m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0
        return upper + lower == 0
    }
    /// True when the matrix maps the plane z = 0 to itself without perspective and leaves z unchanged.
    @inlinable
    public var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
    }
    /// The map of x and y in the plane z = 0; perspective and everything that concerns z are dropped.
    @inlinable public var affine: AffineTransform { AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// Returns the composition that applies this map first and then `n`.
    @inlinable
    public func followed(by n: Transform3D) -> Transform3D {
        var r = Transform3D()
        r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31 + m14 * n.m41
        r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32 + m14 * n.m42
        r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33 + m14 * n.m43
        r.m14 = m11 * n.m14 + m12 * n.m24 + m13 * n.m34 + m14 * n.m44
        r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31 + m24 * n.m41
        r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32 + m24 * n.m42
        r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33 + m24 * n.m43
        r.m24 = m21 * n.m14 + m22 * n.m24 + m23 * n.m34 + m24 * n.m44
        r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31 + m34 * n.m41
        r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32 + m34 * n.m42
        r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33 + m34 * n.m43
        r.m34 = m31 * n.m14 + m32 * n.m24 + m33 * n.m34 + m34 * n.m44
        r.m41 = m41 * n.m11 + m42 * n.m21 + m43 * n.m31 + m44 * n.m41
        r.m42 = m41 * n.m12 + m42 * n.m22 + m43 * n.m32 + m44 * n.m42
        r.m43 = m41 * n.m13 + m42 * n.m23 + m43 * n.m33 + m44 * n.m43
        r.m44 = m41 * n.m14 + m42 * n.m24 + m43 * n.m34 + m44 * n.m44
        return r
    }

    /// The inverse map; nil when the matrix is singular or its determinant overflows.
    public var inverse: Transform3D? {
        // The 2×2 minors of the upper two rows (s) and of the lower two (c): Laplace expansion shares them between all sixteen cofactors.
        let s0 = m11 * m22 - m21 * m12
        let s1 = m11 * m23 - m21 * m13
        let s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13
        let s4 = m12 * m24 - m22 * m14
        let s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34
        let c4 = m32 * m44 - m42 * m34
        let c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34
        let c1 = m31 * m43 - m41 * m33
        let c0 = m31 * m42 - m41 * m32
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        let i = 1 / determinant
        guard determinant != 0, i.isFinite, i != 0 else { return nil }
        var r = Transform3D()
        r.m11 = (m22 * c5 - m23 * c4 + m24 * c3) * i
        r.m12 = (-m12 * c5 + m13 * c4 - m14 * c3) * i
        r.m13 = (m42 * s5 - m43 * s4 + m44 * s3) * i
        r.m14 = (-m32 * s5 + m33 * s4 - m34 * s3) * i
        r.m21 = (-m21 * c5 + m23 * c2 - m24 * c1) * i
        r.m22 = (m11 * c5 - m13 * c2 + m14 * c1) * i
        r.m23 = (-m41 * s5 + m43 * s2 - m44 * s1) * i
        r.m24 = (m31 * s5 - m33 * s2 + m34 * s1) * i
        r.m31 = (m21 * c4 - m22 * c2 + m24 * c0) * i
        r.m32 = (-m11 * c4 + m12 * c2 - m14 * c0) * i
        r.m33 = (m41 * s4 - m42 * s2 + m44 * s0) * i
        r.m34 = (-m31 * s4 + m32 * s2 - m34 * s0) * i
        r.m41 = (-m21 * c3 + m22 * c1 - m23 * c0) * i
        r.m42 = (m11 * c3 - m12 * c1 + m13 * c0) * i
        r.m43 = (-m41 * s3 + m42 * s1 - m43 * s0) * i
        r.m44 = (m31 * s3 - m32 * s1 + m33 * s0) * i
        return r
    }

    /// The map that the matrix applies to the plane z = 0, viewed along the z axis.
    @inlinable
    public var projection: Projection {
        Projection(m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
    }
}
