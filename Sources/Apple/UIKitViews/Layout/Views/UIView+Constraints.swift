public import CoreGraphics

extension UIView {
    /// The value of an intrinsic width or height that the view does not have: -1.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// The target size for `systemLayoutSizeFitting` that asks for the smallest size the constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target size for `systemLayoutSizeFitting` that asks for the largest size the constraints allow: 10,000 × 10,000 points.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// True when the frame is set directly and resized with the superview by the autoresizing mask; false when constraints determine it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewLayout?.translatesMask ?? true }
        set { setTranslatesMask(newValue) }
    }

    /// True when no constraint decides the frame: the autoresizing mask does, or the window, which its root controller's view fills.
    package var hasGivenFrame: Bool {
        guard !translatesAutoresizingMaskIntoConstraints else { return true }
        guard let controller, let window = superview as? UIWindow else { return false }
        return window.rootViewController === controller
    }

    /// The active constraints that this view holds: it is the nearest common ancestor of their items.
    public var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }

    /// Activates a constraint.
    ///
    /// The constraint is stored in the nearest common ancestor of its items, which need not be this view.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    ///
    /// Each constraint is stored in the nearest common ancestor of its items, which need not be this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint that this view holds; ignores a constraint that another view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
    /// Deactivates the given constraints that this view holds; ignores the others.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { letGo(of: constraint) } }

    /// The priority at which the view resists becoming larger than its intrinsic size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout?.hugging[axis] ?? .defaultLow
    }
    /// Sets the priority at which the view resists becoming larger than its intrinsic size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        contentChanged()
    }
    /// The priority at which the view resists becoming smaller than its intrinsic size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout?.resistance[axis] ?? .defaultHigh
    }
    /// Sets the priority at which the view resists becoming smaller than its intrinsic size.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.resistance[axis] = priority
        contentChanged()
    }

    /// The active constraints that refer to an attribute of this view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        attachedConstraints.filter { $0.isAbout(self, axis) }
    }

    /// True when the constraints allow more than one frame.
    public var hasAmbiguousLayout: Bool { solvedEngine?.isAmbiguous(self) ?? false }

    /// Does nothing, because the solver always chooses the same solution for an ambiguous layout.
    public func exerciseAmbiguityInLayout() {}

    private func setTranslatesMask(_ flag: Bool) {
        guard flag != translatesAutoresizingMaskIntoConstraints else { return }
        layoutState.translatesMask = flag
        takePartInLayout()
        engine?.refresh(self)
        superview?.setNeedsLayout()
    }

    /// Tells the engine that the intrinsic size, the hugging priority or the compression resistance changed.
    package func contentChanged() {
        guard viewLayout != nil, let superview else { return }
        guard let engine else { return }
        engine.refreshContent(of: self)
        superview.setNeedsLayout()
    }
}

extension NSLayoutConstraint {
    /// True when the constraint refers to an attribute of an item along an axis.
    func isAbout(_ item: any LayoutItem, _ axis: Axis) -> Bool {
        [first, second].compactMap { $0 }.contains { $0.item === item && $0.attribute.axis == axis }
    }
}
