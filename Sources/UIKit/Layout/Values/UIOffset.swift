public import CoreGraphics

/// How far something is moved.
public struct UIOffset: Hashable, Codable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// Not moved.
    public static let zero = UIOffset()

    /// Moved by distances.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// Not moved.
    public init() { self.init(horizontal: 0, vertical: 0) }
}

/// Whether both distances are the same.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }
