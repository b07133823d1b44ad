extension UIView {
    /// Changes the place of this view, and tells it and all below, and their controllers, if another window holds them then.
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
        if new != nil { renewMotion() }
        didMoveToWindow()
        controller?.windowDidChange()
        guard old != nil, new != nil else { return }
        controller?.windowWillChange(true)
        controller?.windowDidChange()
    }
}
