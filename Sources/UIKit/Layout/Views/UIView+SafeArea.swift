import CoreGraphics

extension UIView {
    /// The parts of this view that bars and the like cover: those of its ancestors, as far as they reach here.
    ///
    /// Walks down from the top without recursion.
    var effectiveSafeArea: UIEdgeInsets {
        let chain = Array(sequence(first: self) { $0.superview }).reversed()
        var insets = UIEdgeInsets.zero
        var above: UIView?
        for view in chain {
            if let above, insets != .zero { insets = above.insets(insets, reaching: view) }
            if let added = view.viewLayout?.additionalSafeArea { insets = insets + added }
            above = view
        }
        return insets
    }

    /// Adds to the safe area of this view and all below; what controllers and bars say.
    package func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
        guard insets != viewLayout?.additionalSafeArea ?? .zero else { return }
        layoutState.additionalSafeArea = insets
        safeAreaChanged()
    }

    /// Tells all below of their safe areas where there may be one.
    func tellSafeArea() {
        guard (superview?.viewLayout?.toldSafeArea ?? .zero) != .zero || (viewLayout?.toldSafeArea ?? .zero) != .zero else { return }
        safeAreaChanged()
    }

    /// Tells all below whose safe area is another one now.
    func safeAreaChanged() {
        var hasChanged = false
        for view in withAllBelow {
            let insets = view.safeAreaInsets
            guard insets != view.viewLayout?.toldSafeArea ?? .zero else { continue }
            view.layoutState.toldSafeArea = insets
            hasChanged = true
            // The margins contain the safe area; UIKit tells of them first.
            if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
            view.safeAreaInsetsDidChange()
            view.controller?.viewSafeAreaInsetsDidChange()
            view.setNeedsLayout()
        }
        if hasChanged { engine?.givenChanged() }
    }
}
