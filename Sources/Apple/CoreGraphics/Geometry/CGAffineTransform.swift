public import Foundation
import LaminaPrimitives

/// An affine transform of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Sendable, Hashable {
    /// The factor from x to the new x.
    public var a: CGFloat
    /// The factor from x to the new y.
    public var b: CGFloat
    /// The factor from y to the new x.
    public var c: CGFloat
    /// The factor from y to the new y.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// The identity transform.
    public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates the transform with six zeros, which maps every point to the origin.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation by `angle` radians from +x towards +y: counterclockwise where y points up.
    public init(rotationAngle angle: CGFloat) {
        self.init(AffineTransform.rotation(Double(angle)))
    }

    /// Creates a scaling by `sx` along x and `sy` along y.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation by (`tx`, `ty`).
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// True when all six numbers are equal.
    public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool {
        (lhs.a, lhs.b, lhs.c, lhs.d, lhs.tx, lhs.ty) == (rhs.a, rhs.b, rhs.c, rhs.d, rhs.tx, rhs.ty)
    }

    /// True when the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(AffineTransform(self).followed(by: AffineTransform(t2)))
    }

    /// Returns the inverse; the transform itself when it is not invertible.
    public func inverted() -> CGAffineTransform {
        AffineTransform(self).inverse.map(CGAffineTransform.init) ?? self
    }

    /// Returns the transform that rotates by `angle` radians, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that scales, then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that translates, then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
}

extension CGAffineTransform: Codable {
    /// Decodes six numbers without keys, in Apple's format.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init()
        for number in CGAffineTransform.numbers { self[keyPath: number] = try container.decode(CGFloat.self) }
    }

    /// Encodes six numbers without keys, in Apple's format.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in CGAffineTransform.numbers { try container.encode(self[keyPath: number]) }
    }

    private static var numbers: [WritableKeyPath<CGAffineTransform, CGFloat>] { [\.a, \.b, \.c, \.d, \.tx, \.ty] }
}
