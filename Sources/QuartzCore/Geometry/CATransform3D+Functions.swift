public import CoreGraphics
import LaminaPrimitives

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(Transform3D.identity)

/// Whether the map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all numbers of the two maps are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A move by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(.translation(Double(tx), Double(ty), Double(tz)))
}

/// A stretch by `sx`, `sy` and `sz` along the axes.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(.scale(Double(sx), Double(sy), Double(sz)))
}

/// A turn by `angle` radians about the axis (`x`, `y`, `z`); the identity for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(.rotation(Double(angle), Double(x), Double(y), Double(z)))
}

/// First a move, then `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First a stretch, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// First a turn by `angle` radians about the axis (`x`, `y`, `z`), then `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(Transform3D(a).followed(by: Transform3D(b)))
}

/// The map that undoes `t`; `t` itself when nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    Transform3D(t).inverse.map { CATransform3D($0) } ?? t
}

/// The map that does to x and y what `m` does, and nothing to z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(Transform3D(AffineTransform(m)))
}

/// Whether an affine map of the plane does the same: z stays, and nothing is divided.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { Transform3D(t).isAffine }

/// What `t` does to x and y, whether or not it does more.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(Transform3D(t).affine) }
