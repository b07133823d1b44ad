/// The values that a view inherits from the nearest ancestor that sets them, or from itself.
///
/// Each view caches its values, so that reading one needs no search through the ancestors.
@MainActor
struct ViewInheritance {
    fileprivate(set) weak var window: UIWindow?
    /// The tint colour; nil when no ancestor sets one.
    fileprivate(set) var tint: UIColor?
    /// The tint adjustment mode; automatic when no ancestor sets one.
    fileprivate(set) var adjustmentMode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
    /// Recomputes the inherited values of this view and its descendants, skipping subtrees in which nothing changes.
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
