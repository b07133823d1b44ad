public import Foundation

/// Distances inwards from the four edges of a rectangle; negative ones go outwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// No distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// The four distances, counterclockwise from the top.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Edge by edge.
    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }
}

extension CGRect {
    /// The rectangle without a strip at each edge.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
