public import Foundation
import LaminaPrimitives

extension CGPoint {
    /// Returns the point mapped by `t`.
    public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(AffineTransform(t)(Point(self))) }

    /// True when both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns the size mapped by `t` as a vector, that is without the translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// True when width and height are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns the bounding box of the rectangle mapped by `t`; the null and the infinite rectangle stay unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        return CGRect(AffineTransform(t)(Rect(self)))
    }

    /// True when the two rectangles cover the same area, regardless of the sign of width and height.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
