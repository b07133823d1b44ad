public import Foundation
import LaminaPrimitives

/// An affine map of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Sendable, Hashable {
    /// How much x counts for the new x.
    public var a: CGFloat
    /// How much x counts for the new y.
    public var b: CGFloat
    /// How much y counts for the new x.
    public var c: CGFloat
    /// How much y counts for the new y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The map that sends everything to the origin: all six numbers are zero.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The map of these six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The map of these six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A turn by `angle` radians from +x towards +y: counterclockwise where y points up.
    public init(rotationAngle angle: CGFloat) {
        self.init(AffineTransform.rotation(Double(angle)))
    }

    /// A stretch by `sx` along x and `sy` along y.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A move by (`tx`, `ty`).
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// The map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// First this map, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(AffineTransform(self).followed(by: AffineTransform(t2)))
    }

    /// The map that undoes this one; this map itself when nothing can undo it.
    public func inverted() -> CGAffineTransform {
        AffineTransform(self).inverse.map(CGAffineTransform.init) ?? self
    }

    /// First a turn by `angle` radians, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// First a stretch, then this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// First a move, then this map.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
}

extension CGAffineTransform: Codable {
    /// Reads six numbers, as Apple's form has it.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init()
        for number in CGAffineTransform.numbers { self[keyPath: number] = try container.decode(CGFloat.self) }
    }

    /// Writes six numbers, as Apple's form has it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in CGAffineTransform.numbers { try container.encode(self[keyPath: number]) }
    }

    private static var numbers: [WritableKeyPath<CGAffineTransform, CGFloat>] { [\.a, \.b, \.c, \.d, \.tx, \.ty] }
}
