public import Foundation

/// Arranges views in a row or a column by constraints of its own.
open class UIStackView: UIView {
    /// How lengths along the axis are dealt out.
    public enum Distribution: Int, Sendable {
        /// One view takes what is left, or gives what is missing, by its priorities.
        case fill = 0
        /// All are as long.
        case fillEqually
        /// Lengths are in proportion to those of the contents.
        case fillProportionally
        /// Distances are as long, lengths are those of the contents.
        case equalSpacing
        /// The middles are equally far apart, lengths are those of the contents.
        case equalCentering
    }

    /// Where views are across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the edge where reading begins, or the upper one.
        case leading
        /// By the first line of text; in a row only.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where reading ends, or the lower one.
        case trailing
        /// By the last line of text; in a row only.
        case lastBaseline

        /// At the upper edge.
        public static var top: Alignment { .leading }
        /// At the lower edge.
        public static var bottom: Alignment { .trailing }
    }

    /// The distance that `spacing` says.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The distance that the system leaves between things.
    public class var spacingUseSystem: CGFloat { 1.175494351e-38 }

    /// What is arranged, in this order; all are subviews.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Whether views form a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// How lengths along the axis are dealt out.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    /// Where views are across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The distance between two views, in points; the least one where distances are dealt out.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether distances in a column lead from the last line of text to the next first one.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } } }
    /// Whether views end at the margins instead of at the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// The constraints of the present arrangement.
    private var arrangement: [NSLayoutConstraint] = []
    /// Rectangles between views whose lengths are dealt out equally.
    private var gaps: [UILayoutGuide] = []
    private var isArranged = true

    /// An empty stack.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Interface Builder's way.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end, also as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at an index, or moves it there; also as a subview.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arrangedSubviews.count).contains(stackIndex), view !== self else {
            return Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "index \(stackIndex) is out of bounds for arranged subviews \(arrangedSubviews.count)")
        }
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        rearrange()
    }

    /// Arranges a view no more; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    /// Sets the distance after a view; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The distance after a view; `spacingUseDefault` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func visibilityChanged(of subview: UIView) {
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

    /// Says that the constraints have to be made anew.
    func rearrange() {
        isArranged = false
        setNeedsUpdateConstraints()
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

    /// The distance after a view.
    private func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
        return distance == Self.spacingUseSystem ? SystemSpacing.betweenItems : distance
    }
}
