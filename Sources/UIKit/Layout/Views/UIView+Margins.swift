import CoreGraphics

/// What a view leaves free at its edges.
struct Margins {
    /// As they were set: by side, or by the direction of reading.
    var bySide: UIEdgeInsets? = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var directional = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var followsSuperview = false
    var followsSafeArea = true
}

extension UIView {
    /// Whether the margins are at least those of the superview.
    public var preservesSuperviewLayoutMargins: Bool {
        get { viewLayout?.margins.followsSuperview ?? false }
        set { changeMargins { $0.followsSuperview = newValue } }
    }

    /// Whether what the safe area leaves out is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewLayout?.margins.followsSafeArea ?? true }
        set { changeMargins { $0.followsSafeArea = newValue } }
    }

    /// What the view shows, as far as that decides on its direction.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { viewLayout?.semantics ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            layoutState.semantics = newValue
            for constraint in attachedConstraints { constraint.changeInEngine { $0.reinstall(constraint) } }
            marginsChanged()
        }
    }

    func changeMargins(_ change: (inout Margins) -> Void) {
        change(&layoutState.margins)
        marginsChanged()
    }

    private func marginsChanged() {
        engine?.givenChanged()
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    /// The margins as they are, with those of the safe area and the superview.
    var effectiveMargins: UIEdgeInsets {
        let margins = viewLayout?.margins ?? Margins()
        var insets = margins.bySide ?? margins.directional.resolved(effectiveUserInterfaceLayoutDirection)
        if margins.followsSafeArea { insets = insets + safeAreaInsets }
        guard margins.followsSuperview, let superview else { return insets }
        return UIEdgeInsets.greatest(insets, superview.insets(superview.layoutMargins, reaching: self))
    }

    /// The part of this view's insets that covers a subview: each inset less the subview's distance from that edge.
    ///
    /// No inset exceeds this view's own, even where the subview reaches beyond the edge.
    func insets(_ insets: UIEdgeInsets, reaching subview: UIView) -> UIEdgeInsets {
        let (bounds, frame) = (bounds, subview.layoutRect)
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY - bounds.minY), left: part(insets.left, frame.minX - bounds.minX),
            bottom: part(insets.bottom, bounds.maxY - frame.maxY), right: part(insets.right, bounds.maxX - frame.maxX))
    }
}
