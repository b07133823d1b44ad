extension UIView {
    /// Runs a change of this view's position in the hierarchy; if its window changes, notifies the view, its descendants and their controllers.
    func moveToWindow(_ new: UIWindow?, by change: () -> Void) {
        let old = window
        guard old !== new else { return change() }
        if let old {
            resignFirstResponderBelow(in: old)
            UIApplication.shared.touches.forget(self)
        }
        for view in withAllBelow {
            view.willMove(toWindow: new)
            if old != nil { view.controller?.windowWillChange(false) } else { view.controller?.windowWillChange(true) }
        }
        change()
        for view in withAllBelow { view.arrive(in: new, from: old) }
    }

    private func arrive(in new: UIWindow?, from old: UIWindow?) {
        if new != nil {
            AppearanceRules.apply(to: self, in: self)
            renewMotion()
        }
        didMoveToWindow()
        controller?.windowDidChange()
        // A move between two windows is a disappearance followed by an appearance.
        guard old != nil, new != nil else { return }
        controller?.windowWillChange(true)
        controller?.windowDidChange()
    }
}
