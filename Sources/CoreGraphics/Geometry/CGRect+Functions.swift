public import Foundation

// The C spellings of the members of CGRect.

/// The rectangle at the origin without width and height.
public let CGRectZero = CGRect.zero
/// The rectangle that nothing meets.
public let CGRectNull = CGRect.null
/// The whole plane.
public let CGRectInfinite = CGRect.infinite

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// The smallest x.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The x of the centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The largest x.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The smallest y.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The y of the centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The largest y.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width, zero or more.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height, zero or more.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Both cover the same area.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.equalTo(rect2) }

/// The same area with sizes of zero or more.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// The rectangle is the one that nothing meets.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// The rectangle is the whole plane.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Each side moved inwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// The smallest rectangle of whole numbers around `rect`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The smallest rectangle that holds both.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The common part; null when there is none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The rectangle moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// The point lies inside.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// The second lies inside the first.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// The two have a common part.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// The rectangle under the keys `X`, `Y`, `Width` and `Height`.
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> CFDictionary { rect.dictionaryRepresentation }
