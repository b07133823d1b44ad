import CoreGraphics

/// What a view says and knows about its layout, from the moment on when it says something that is not usual.
@MainActor
final class ViewLayout {
    /// The view's frame is what it was set to, and follows the superview by the mask; otherwise constraints make it.
    var translatesMask = true
    var hugging = AxisPriorities(.defaultLow)
    var resistance = AxisPriorities(.defaultHigh)

    /// Active constraints of which this view is the nearest that holds all items.
    var constraints: [NSLayoutConstraint] = []
    /// Active constraints about this view.
    var attached: [NSLayoutConstraint] = []
    /// Guides that were added.
    var guides: [UILayoutGuide] = []
    /// Guides that every view has, once they were asked for.
    var systemGuides: [String: UILayoutGuide] = [:]

    var margins = Margins()
    var semantics = UISemanticContentAttribute.unspecified
    /// What a controller adds to the safe area.
    var additionalSafeArea = UIEdgeInsets.zero
    /// What the view was told last.
    var toldSafeArea = UIEdgeInsets.zero

    /// The solver of the tree that has this view on top.
    var engine: ConstraintEngine?
    /// An engine takes the view's frame for given.
    var isGiven = false
    /// An engine makes the view's frame.
    var isMade = false
    /// An engine moved subviews of this view since it was laid out.
    var hasMovedSubviews = false
}

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// What a view or its superviews wait for.
struct LayoutFlags: OptionSet {
    let rawValue: UInt8

    /// The view wants `updateConstraints()`.
    static let wantsUpdate = LayoutFlags(rawValue: 1)
    /// A view below wants it.
    static let wantsUpdateBelow = LayoutFlags(rawValue: 2)
    /// Constraints matter to the view or to one below.
    static let usesConstraints = LayoutFlags(rawValue: 4)
}

extension UIView {
    /// The view's layout state, made if need be.
    var layoutState: ViewLayout {
        if let viewLayout { return viewLayout }
        let made = ViewLayout()
        viewLayout = made
        return made
    }

    /// The view on top of the tree.
    var topView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The solver of this view's tree, if it has one by now.
    var engine: ConstraintEngine? { topView.viewLayout?.engine }

    /// Says that constraints matter to this view.
    func takePartInLayout() { raise(.usesConstraints, from: self) }

    /// Sets a flag in a view and in those above, up to one that has it.
    func raise(_ flag: LayoutFlags, from view: UIView?) {
        var view = view
        while let current = view, !current.layoutFlags.contains(flag) {
            current.layoutFlags.insert(flag)
            view = current.superview
        }
    }
}
