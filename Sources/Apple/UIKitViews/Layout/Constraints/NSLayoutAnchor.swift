public import Foundation

/// An edge, centre, baseline or length of a view or layout guide.
///
/// The methods create constraints between two anchors.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    package let operand: LayoutOperand

    package init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or layout guide that the anchor belongs to; nil once it is deallocated.
    open var item: AnyObject? { operand.item }
    /// The item's class, address and attribute, for log messages.
    open var name: String { operand.text }

    /// Returns the inactive constraint `self == anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { related(.equal, anchor, 0) }
    /// Returns the inactive constraint `self >= anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, 0)
    }
    /// Returns the inactive constraint `self <= anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, 0)
    }
    /// Returns the inactive constraint `self == anchor + c`, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, c)
    }
    /// Returns the inactive constraint `self >= anchor + c`, in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, c)
    }
    /// Returns the inactive constraint `self <= anchor + c`, in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, c)
    }

    private func related(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat)
        -> NSLayoutConstraint
    { NSLayoutConstraint(operand, relation, anchor.operand, constant: constant) }

    /// Relates this anchor to `anchor` + `multiplier` × the system spacing of 8 points.
    package func spaced(_ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat)
        -> NSLayoutConstraint
    { related(relation, anchor, multiplier * SystemSpacing.betweenItems) }
}

/// The system's spacings between siblings and from a superview's edge, in points.
package enum SystemSpacing {
    package static let betweenItems: CGFloat = 8
    package static let toSuperview: CGFloat = 20
}

/// A horizontal position: a left, right, leading or trailing edge, or a horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The signed distance from this anchor to another, as a length that can be constrained.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }
    /// Returns the inactive constraint `self == anchor + 8 × multiplier`, where 8 points is the system spacing.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier)
    }
    /// Returns the inactive constraint `self >= anchor + 8 × multiplier`, where 8 points is the system spacing.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier)
    }
    /// Returns the inactive constraint `self <= anchor + 8 × multiplier`, where 8 points is the system spacing.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier)
    }
}

/// A vertical position: a top or bottom edge, a vertical centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The signed distance from this anchor to another, as a length that can be constrained.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }
    /// Returns the inactive constraint `self == anchor + 8 × multiplier`, where 8 points is the system spacing.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier)
    }
    /// Returns the inactive constraint `self >= anchor + 8 × multiplier`, where 8 points is the system spacing.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier)
    }
    /// Returns the inactive constraint `self <= anchor + 8 × multiplier`, where 8 points is the system spacing.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier)
    }
}

/// A length: a width, a height or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns the inactive constraint `self == c`, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(operand, .equal, nil, constant: c) }
    /// Returns the inactive constraint `self >= c`, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
    }
    /// Returns the inactive constraint `self <= c`, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
    }
    /// Returns the inactive constraint `self == m × anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, multiplier: m, constant: 0)
    }
    /// Returns the inactive constraint `self >= m × anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
    }
    /// Returns the inactive constraint `self <= m × anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
    }
    /// Returns the inactive constraint `self == m × anchor + c`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }
    /// Returns the inactive constraint `self >= m × anchor + c`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c) }
    /// Returns the inactive constraint `self <= m × anchor + c`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c) }
}
