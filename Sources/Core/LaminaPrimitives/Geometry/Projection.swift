/// A projective map of one plane to another, as a 3×3 matrix for row vectors: [x y 1] · M = [x′·w y′·w w].
///
/// Points with w ≤ 0 lie behind the eye and have no image.
@frozen
public struct Projection: Sendable, Hashable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// The map that leaves every point unchanged.
    @inlinable public static var identity: Projection { Projection() }

    /// Creates the identity.
    @inlinable
    public init() {}

    /// Creates a map from its nine elements, row by row.
    @inlinable
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    /// Creates a map without perspective.
    @inlinable
    public init(_ map: AffineTransform) {
        (m11, m12) = (map.a, map.b)
        (m21, m22) = (map.c, map.d)
        (m31, m32) = (map.tx, map.ty)
    }

    /// The equivalent affine map; nil when there is perspective, or w is not positive.
    @inlinable
    public var affine: AffineTransform? {
        guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
        if m33 == 1 { return AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
        let scale = 1 / m33
        return AffineTransform(a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale, tx: m31 * scale, ty: m32 * scale)
    }

    /// The determinant: zero for a plane that is seen edge-on, negative for a map that mirrors.
    @inlinable
    public var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// True when all nine elements are finite.
    @inlinable
    public var isFinite: Bool {
        m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m31.isFinite
            && m32.isFinite && m33.isFinite
    }

    /// Returns the composition that applies this map first and then `n`.
    @inlinable
    public func followed(by n: Projection) -> Projection {
        Projection(
            m11: m11 * n.m11 + m12 * n.m21 + m13 * n.m31,
            m12: m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
            m13: m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
            m21: m21 * n.m11 + m22 * n.m21 + m23 * n.m31,
            m22: m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
            m23: m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
            m31: m31 * n.m11 + m32 * n.m21 + m33 * n.m31,
            m32: m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
            m33: m31 * n.m13 + m32 * n.m23 + m33 * n.m33)
    }

    /// The inverse map, scaled so that w is positive for the images of points with positive w.
    ///
    /// Nil when the map is singular or not finite, or its determinant overflows.
    public var inverse: Projection? {
        let scale = 1 / determinant
        guard scale.isFinite, scale != 0, isFinite else { return nil }
        return Projection(
            m11: (m22 * m33 - m23 * m32) * scale, m12: (m13 * m32 - m12 * m33) * scale, m13: (m12 * m23 - m13 * m22) * scale,
            m21: (m23 * m31 - m21 * m33) * scale, m22: (m11 * m33 - m13 * m31) * scale, m23: (m13 * m21 - m11 * m23) * scale,
            m31: (m21 * m32 - m22 * m31) * scale, m32: (m12 * m31 - m11 * m32) * scale, m33: (m11 * m22 - m12 * m21) * scale)
    }

    /// Returns the homogeneous weight w of a point: positive in front of the eye.
    @inlinable
    public func weight(_ point: Point) -> Double { point.x * m13 + point.y * m23 + m33 }

    /// Returns the mapped point; infinite or NaN where w is 0.
    @inlinable
    public func callAsFunction(_ point: Point) -> Point {
        let w = weight(point)
        return Point((point.x * m11 + point.y * m21 + m31) / w, (point.x * m12 + point.y * m22 + m32) / w)
    }
}
