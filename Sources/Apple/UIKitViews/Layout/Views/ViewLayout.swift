import CoreGraphics

/// The layout state of a view.
///
/// Allocated when the first value differs from its default.
@MainActor
package final class ViewLayout {
    /// True when the frame is set directly and resized with the superview by the autoresizing mask; false when constraints determine it.
    package var translatesMask = true
    var hugging = AxisPriorities(.defaultLow)
    var resistance = AxisPriorities(.defaultHigh)

    /// The active constraints that this view holds: it is the nearest common ancestor of their items.
    package var constraints: [NSLayoutConstraint] = []
    /// The active constraints that refer to this view.
    var attached: [NSLayoutConstraint] = []
    /// The guides that the app added.
    var guides: [UILayoutGuide] = []
    /// The guides of the system (margins, safe area, keyboard …) by name, created on first access.
    package var systemGuides: [String: UILayoutGuide] = [:]

    var margins = Margins()
    var semantics = UISemanticContentAttribute.unspecified
    /// The insets that a controller adds to the safe area.
    var additionalSafeArea = UIEdgeInsets.zero
    /// The safe area's insets at the view's last notification.
    var notifiedSafeArea = UIEdgeInsets.zero

    /// The engine of the tree; only the root view has one.
    var engine: (any LayoutEngine)?
    /// True when the engine takes the view's frame as an input.
    package var hasFixedFrame = false
    /// True when the engine computes the view's frame.
    package var hasSolvedFrame = false
    /// True when solved frames of subviews changed since this view's last layout.
    package var hasMovedSubviews = false
}

/// One layout priority per axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Marks for pending updates and for the use of constraints in a subtree.
package struct LayoutFlags: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The view requested `updateConstraints()`.
    static let wantsUpdate = LayoutFlags(rawValue: 1)
    /// A descendant requested `updateConstraints()`.
    static let wantsUpdateBelow = LayoutFlags(rawValue: 2)
    /// The view or a descendant takes part in constraint layout.
    package static let usesConstraints = LayoutFlags(rawValue: 4)
    /// The view's `updateConstraints()` runs.
    static let isUpdating = LayoutFlags(rawValue: 8)
}

extension UIView {
    /// The view's layout state.
    ///
    /// Allocated on first access.
    package var layoutState: ViewLayout {
        if let viewLayout { return viewLayout }
        let made = ViewLayout()
        viewLayout = made
        return made
    }

    /// The root of the view's tree.
    var topView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The engine of this view's tree; nil before the first layout that uses constraints.
    package var engine: (any LayoutEngine)? { topView.viewLayout?.engine }

    /// Marks this view and its ancestors as users of constraints.
    func takePartInLayout() { raise(.usesConstraints, from: self) }

    /// Sets a flag in a view and its ancestors.
    ///
    /// Stops at the first view that has the flag, because then all of its ancestors have the flag too.
    func raise(_ flag: LayoutFlags, from view: UIView?) {
        var view = view
        while let current = view, !current.layoutFlags.contains(flag) {
            current.layoutFlags.insert(flag)
            view = current.superview
        }
    }
}
