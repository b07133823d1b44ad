public import CoreGraphics
package import LaminaPrimitives

/// A transform of space: the row vector [x y z 1] is multiplied by this matrix, and the product's x, y and z are divided by its fourth element, w.
public struct CATransform3D: Sendable, Hashable {
    /// The factor from x to the new x.
    public var m11: CGFloat
    /// The factor from x to the new y.
    public var m12: CGFloat
    /// The factor from x to the new z.
    public var m13: CGFloat
    /// The factor from x to the divisor w.
    public var m14: CGFloat
    /// The factor from y to the new x.
    public var m21: CGFloat
    /// The factor from y to the new y.
    public var m22: CGFloat
    /// The factor from y to the new z.
    public var m23: CGFloat
    /// The factor from y to the divisor w.
    public var m24: CGFloat
    /// The factor from z to the new x.
    public var m31: CGFloat
    /// The factor from z to the new y.
    public var m32: CGFloat
    /// The factor from z to the new z.
    public var m33: CGFloat
    /// The factor from z to the divisor w; -1/d gives the perspective of an eye d points in front of the plane.
    public var m34: CGFloat
    /// The translation along x.
    public var m41: CGFloat
    /// The translation along y.
    public var m42: CGFloat
    /// The translation along z.
    public var m43: CGFloat
    /// The constant part of the divisor w; 1 in an affine transform.
    public var m44: CGFloat

    /// Creates a transform whose elements are all zero, as a C struct is initialised; this is not the identity.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0,
            m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from its sixteen elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

extension CATransform3D {
    /// Converts the core's transform to Apple's type.
    package init(_ map: Transform3D) {
        self.init(
            m11: CGFloat(map.m11), m12: CGFloat(map.m12), m13: CGFloat(map.m13), m14: CGFloat(map.m14),
            m21: CGFloat(map.m21), m22: CGFloat(map.m22), m23: CGFloat(map.m23), m24: CGFloat(map.m24),
            m31: CGFloat(map.m31), m32: CGFloat(map.m32), m33: CGFloat(map.m33), m34: CGFloat(map.m34),
            m41: CGFloat(map.m41), m42: CGFloat(map.m42), m43: CGFloat(map.m43), m44: CGFloat(map.m44))
    }
}

extension Transform3D {
    /// Converts Apple's transform to the core's type.
    package init(_ map: CATransform3D) {
        self.init()
        (m11, m12, m13, m14) = (Double(map.m11), Double(map.m12), Double(map.m13), Double(map.m14))
        (m21, m22, m23, m24) = (Double(map.m21), Double(map.m22), Double(map.m23), Double(map.m24))
        (m31, m32, m33, m34) = (Double(map.m31), Double(map.m32), Double(map.m33), Double(map.m34))
        (m41, m42, m43, m44) = (Double(map.m41), Double(map.m42), Double(map.m43), Double(map.m44))
    }
}
