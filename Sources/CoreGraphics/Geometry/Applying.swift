public import Foundation
import LaminaPrimitives

extension CGPoint {
    /// The point's image under `t`.
    public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(AffineTransform(t)(Point(self))) }

    /// Both coordinates are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// The size as a displacement, mapped by `t` without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Both sides are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// The smallest rectangle that holds the image of this one under `t`; the null and the infinite rectangle stay.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        return CGRect(AffineTransform(t)(Rect(self)))
    }

    /// Both cover the same area, whatever the sign of their sizes.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
