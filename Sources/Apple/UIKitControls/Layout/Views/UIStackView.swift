public import Foundation
package import LaminaMethods

/// A view that arranges subviews in a row or a column by constraints that it creates itself.
open class UIStackView: UIView, Arranging {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { stackMembers }

    /// The distribution of lengths along the stack's axis.
    public typealias Distribution = UIStackViewDistribution

    /// The position of the views across the stack's axis.
    public typealias Alignment = UIStackViewAlignment

    /// The value for `setCustomSpacing` that restores the stack's `spacing`.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The value for a spacing that requests the system's spacing of 8 points.
    public class var spacingUseSystem: CGFloat { 1.175494351e-38 }

    /// The views that the stack arranges, in order; all of them are subviews.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The direction of the arrangement; `horizontal`, a row, by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// The distribution of lengths along the axis; `fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    /// The position of the views across the axis; `fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The distance between neighbouring views, in points; a minimum for `equalSpacing` and `equalCentering`; 0 by default.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// True when the spacing of a column is measured from a view's last baseline to the next view's first baseline; false by default.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } } }
    /// True when the views are arranged inside the margins instead of the bounds; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// The constraints of the current arrangement.
    private var arrangement: [NSLayoutConstraint] = []
    /// The invisible guides that `equalSpacing` and `equalCentering` keep equally long, between neighbouring views.
    private var gaps: [UILayoutGuide] = []
    private var isArranged = true

    /// Creates an empty stack.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates the stack from a nib or storyboard.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.finishDecoding(self, as: UIStackView.self)
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Appends a view to the arranged views and adds it as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view into the arranged views at an index, or moves it there.
    ///
    /// A view that is no subview yet becomes one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arrangedSubviews.count).contains(stackIndex), view !== self else {
            return Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "index \(stackIndex) is out of bounds for arranged subviews \(arrangedSubviews.count)")
        }
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        // If the view was arranged before, its removal has shortened the array.
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        rearrange()
    }

    /// Removes a view from the arranged views; the view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    /// Sets the distance after a view, in points.
    ///
    /// `spacingUseDefault` restores the stack's `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The custom distance after a view, in points; `spacingUseDefault` when none is set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    package func visibilityChanged(of subview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        rearrange()
        AnimationScope.current?.animateArrangement(of: self, after: subview)
    }

    open override func updateConstraints() {
        arrangeIfNeeded()
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    private func baselineView(isFirst: Bool) -> UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical && !isFirst ? shown.last : shown.first) ?? self
    }

    /// Marks the arrangement as stale.
    ///
    /// The next update of constraints rebuilds the arrangement.
    package func rearrange() {
        isArranged = false
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    private func arrangeIfNeeded() {
        guard !isArranged else { return }
        isArranged = true
        NSLayoutConstraint.deactivate(arrangement)
        for gap in gaps { removeLayoutGuide(gap) }
        let plan = StackPlan(self, distances: arrangedSubviews.map(distance))
        gaps = plan.gaps
        arrangement = plan.constraints
        NSLayoutConstraint.activate(arrangement)
    }

    /// The distance after a view: its custom spacing or the stack's `spacing`, in points.
    private func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
        return distance == Self.spacingUseSystem ? SystemSpacing.betweenItems : distance
    }
}

extension UIStackView.Alignment {
    /// The top edge of a row; the same as `leading`.
    public static var top: Self { .leading }
    /// The bottom edge of a row; the same as `trailing`.
    public static var bottom: Self { .trailing }
}
