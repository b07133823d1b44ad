public import CoreGraphics

extension UIView {
    /// No size of one's own.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// Fitted to this size a view becomes as small as its constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// Fitted to this size a view becomes as large as its constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// Whether the frame is what it was set to, and follows the superview by the mask; false leaves it to constraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewLayout?.translatesMask ?? true }
        set { setTranslatesMask(newValue) }
    }

    /// The active constraints of which this view is the nearest that holds all items.
    public var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }

    /// Makes a constraint active.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes constraints active.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Makes a constraint of this view's inactive.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
    /// Makes constraints of this view's inactive.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { letGo(of: constraint) } }

    /// How much the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout?.hugging[axis] ?? .defaultLow
    }
    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        contentChanged()
    }
    /// How much the view resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout?.resistance[axis] ?? .defaultHigh
    }
    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.resistance[axis] = priority
        contentChanged()
    }

    /// The constraints about this view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        attachedConstraints.filter { $0.isAbout(self, axis) }
    }

    /// Whether other frames would suit the constraints as well.
    public var hasAmbiguousLayout: Bool { settledEngine?.isAmbiguous(self) ?? false }

    /// Does nothing: the answer to an ambiguous layout is always the same here.
    public func exerciseAmbiguityInLayout() {}

    private func setTranslatesMask(_ flag: Bool) {
        guard flag != translatesAutoresizingMaskIntoConstraints else { return }
        layoutState.translatesMask = flag
        takePartInLayout()
        engine?.refresh(self)
        superview?.setNeedsLayout()
    }

    /// The content's size or what it matters is not what it was.
    func contentChanged() {
        guard viewLayout != nil, let superview else { return }
        guard let engine else { return }
        engine.refreshContent(of: self)
        superview.setNeedsLayout()
    }
}

extension NSLayoutConstraint {
    func isAbout(_ item: any LayoutItem, _ axis: Axis) -> Bool {
        [first, second].compactMap { $0 }.contains { $0.item === item && $0.attribute.axis == axis }
    }
}
