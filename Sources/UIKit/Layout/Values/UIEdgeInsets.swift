public import CoreGraphics

/// Distances from the edges of a rectangle inwards; negative ones lead outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// Points from the upper edge.
    public var top: CGFloat
    /// Points from the left edge.
    public var left: CGFloat
    /// Points from the lower edge.
    public var bottom: CGFloat
    /// Points from the right edge.
    public var right: CGFloat

    /// No distance at all.
    public static let zero = UIEdgeInsets()

    /// Distances from each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No distance at all.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }

    /// The greater of two distances at each edge.
    static func greatest(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(first.top, second.top), left: max(first.left, second.left), bottom: max(first.bottom, second.bottom),
            right: max(first.right, second.right))
    }
}

extension CGRect {
    /// What remains between insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Whether all four distances are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }

/// Distances from the edges, where left and right follow the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// Points from the upper edge.
    public var top: CGFloat
    /// Points from the edge where reading begins.
    public var leading: CGFloat
    /// Points from the lower edge.
    public var bottom: CGFloat
    /// Points from the edge where reading ends.
    public var trailing: CGFloat

    /// No distance at all.
    public static let zero = NSDirectionalEdgeInsets()

    /// Distances from each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No distance at all.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// As seen in a direction of reading.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .leftToRight
            ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
            : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }

    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isForward = direction == .leftToRight
        self.init(
            top: insets.top, leading: isForward ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isForward ? insets.right : insets.left)
    }
}
