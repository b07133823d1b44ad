public import CoreGraphics

/// A displacement, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The displacement to the right, in points.
    public var horizontal: CGFloat
    /// The displacement downwards, in points.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// Creates a displacement, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// Creates a displacement of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }
}

/// Returns true when both components are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }
