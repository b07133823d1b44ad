extension UIView {
    /// The safe area's insets: the part of the ancestors' insets that covers this view, plus the view's own additional insets.
    ///
    /// A loop from the root down replaces recursion, which would overflow the stack in deep view trees.
    var effectiveSafeArea: UIEdgeInsets {
        let chain = Array(sequence(first: self) { $0.superview }).reversed()
        var insets = UIEdgeInsets.zero
        var above: UIView?
        for view in chain {
            // Apps override the property in windows of their own, which then have no other insets.
            if view !== self, view is UIWindow { (insets, above) = (view.safeAreaInsets, view); continue }
            if let above, insets != .zero { insets = above.insets(insets, reaching: view) }
            if let added = view.viewLayout?.additionalSafeArea { insets = insets + added }
            above = view
        }
        return insets
    }

    /// Sets the insets that controllers and bars add to the safe area of this view and its descendants.
    package func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
        guard insets != viewLayout?.additionalSafeArea ?? .zero else { return }
        layoutState.additionalSafeArea = insets
        safeAreaChanged()
    }

    /// Notifies the subtree of safe area changes after a move or resize.
    ///
    /// Skips the traversal when no safe area is involved.
    func notifySafeAreaIfNeeded() {
        guard (superview?.viewLayout?.notifiedSafeArea ?? .zero) != .zero || (viewLayout?.notifiedSafeArea ?? .zero) != .zero else { return }
        safeAreaChanged()
    }

    /// Notifies each view of the subtree whose safe area changed.
    func safeAreaChanged() {
        var hasChanged = false
        for view in withAllBelow {
            let insets = view.safeAreaInsets
            guard insets != view.viewLayout?.notifiedSafeArea ?? .zero else { continue }
            view.layoutState.notifiedSafeArea = insets
            hasChanged = true
            // The margins contain the safe area; UIKit notifies the view of the margins first.
            if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
            view.safeAreaInsetsDidChange()
            view.controller?.viewSafeAreaInsetsDidChange()
            view.setNeedsLayout()
        }
        if hasChanged { engine?.givenChanged() }
    }
}
