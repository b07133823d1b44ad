/// What a view has from itself or the nearest view above that says it; kept with each view, so that deep trees are not climbed.
@MainActor
struct ViewInheritance {
    fileprivate(set) weak var window: UIWindow?
    /// Nil where no view says a tint.
    fileprivate(set) var tint: UIColor?
    /// Automatic where no view says another mode.
    fileprivate(set) var adjustmentMode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
    /// Finds anew what this view and those below inherit, as far down as it changes.
    func inherit() {
        var pending = [self]
        while let view = pending.popLast() {
            let (superview, old) = (view.superview, view.inherited)
            let (window, tint) = (superview?.window, view.ownTint ?? superview?.inherited.tint)
            let mode = view.ownAdjustmentMode == .automatic ? superview?.inherited.adjustmentMode ?? .automatic : view.ownAdjustmentMode
            guard window !== old.window || tint !== old.tint || mode != old.adjustmentMode else { continue }
            view.inherited = ViewInheritance(window: window, tint: tint, adjustmentMode: mode)
            pending.append(contentsOf: view.subviews)
        }
    }
}
