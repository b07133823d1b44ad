public import CoreGraphics

/// Distances from the edges of a rectangle inwards, in points; negative values point outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Insets of zero at all edges.
    public static let zero = UIEdgeInsets()

    /// Creates insets with a distance for each edge, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    package var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    package static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }

    /// The greater of two insets at each edge.
    package static func greatest(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(first.top, second.top), left: max(first.left, second.left), bottom: max(first.bottom, second.bottom),
            right: max(first.right, second.right))
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards by the insets; the size may become negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Returns true when all four insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }

/// Distances from the edges of a rectangle inwards, in points, with leading and trailing instead of left and right.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the leading edge, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// Insets of zero at all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets with a distance for each edge, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The insets with leading and trailing mapped to left and right for a layout direction.
    package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .leftToRight
            ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
            : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }

    package init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isForward = direction == .leftToRight
        self.init(
            top: insets.top, leading: isForward ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isForward ? insets.right : insets.left)
    }
}
