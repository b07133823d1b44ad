extension UIView {
    /// Changes the place of this view, and tells it and all below, and their controllers, if another window holds them then.
    func moveToWindow(_ new: UIWindow?, by change: () -> Void) {
        let old = window
        guard old !== new else { return change() }
        for view in withAllBelow { view.leave(old, for: new) }
        change()
        for view in withAllBelow { view.arrive(in: new, from: old) }
    }

    private func leave(_ old: UIWindow?, for new: UIWindow?) {
        willMove(toWindow: new)
        if old != nil { controller?.viewWillDisappear(false) }
        if new != nil { controller?.viewWillAppear(false) }
    }

    private func arrive(in new: UIWindow?, from old: UIWindow?) {
        didMoveToWindow()
        guard let controller else { return }
        if old != nil { controller.viewDidDisappear(false) }
        guard new != nil else { return }
        AppearanceTurn.afterCommit { if controller.viewIfLoaded?.window != nil { controller.viewDidAppear(false) } }
    }
}
