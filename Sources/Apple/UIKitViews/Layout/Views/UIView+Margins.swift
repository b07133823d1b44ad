import CoreGraphics

/// A view's layout margins and their sources.
struct Margins {
    /// The margins that the app set by side, in points; nil after the app set `directional` instead.
    var bySide: UIEdgeInsets? = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var directional = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// True when the app has set the margins.
    var isOwn = false
    var followsSuperview = false
    var followsSafeArea = true
}

extension UIView {
    /// True when the margins are at least the part of the superview's margins that covers this view; false by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { viewLayout?.margins.followsSuperview ?? false }
        set { changeMargins { $0.followsSuperview = newValue } }
    }

    /// True when the safe area's insets are added to the margins; true by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewLayout?.margins.followsSafeArea ?? true }
        set { changeMargins { $0.followsSafeArea = newValue } }
    }

    func changeMargins(_ change: (inout Margins) -> Void) {
        change(&layoutState.margins)
        marginsChanged()
    }

    func marginsChanged() {
        engine?.givenChanged()
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    /// The margins in use: the app's values, plus the safe area's insets, and at least the superview's margins where enabled.
    var effectiveMargins: UIEdgeInsets {
        let margins = viewLayout?.margins ?? Margins()
        var insets = marginsWithinSystem(margins)
        if margins.followsSafeArea { insets = insets + safeAreaInsets }
        guard margins.followsSuperview, let superview else { return insets }
        return UIEdgeInsets.greatest(insets, superview.insets(superview.layoutMargins, reaching: self))
    }

    /// The app's values; for the root view of a controller at least the system's, which alone hold where the app sets none.
    private func marginsWithinSystem(_ margins: Margins) -> UIEdgeInsets {
        let own = margins.bySide ?? margins.directional.resolved(effectiveUserInterfaceLayoutDirection)
        guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
        let least = controller.systemMinimumLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
        return margins.isOwn ? UIEdgeInsets.greatest(own, least) : least
    }

    /// The part of this view's insets that covers a subview: each inset less the subview's distance from the same edge.
    ///
    /// No part exceeds the given inset, even when the subview extends beyond the edge.
    package func insets(_ insets: UIEdgeInsets, reaching subview: UIView) -> UIEdgeInsets {
        let (bounds, frame) = (bounds, subview.untransformedFrame)
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY - bounds.minY), left: part(insets.left, frame.minX - bounds.minX),
            bottom: part(insets.bottom, bounds.maxY - frame.maxY), right: part(insets.right, bounds.maxX - frame.maxX))
    }
}
