public import Foundation

// The C spellings of the members of CGPoint, CGSize and CGVector.

/// The origin.
public let CGPointZero = CGPoint.zero
/// The size without width and height.
public let CGSizeZero = CGSize.zero

/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A displacement.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Both coordinates are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Both sides are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// The point under the keys `X` and `Y`.
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> CFDictionary { point.dictionaryRepresentation }

/// The size under the keys `Width` and `Height`.
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> CFDictionary { size.dictionaryRepresentation }
