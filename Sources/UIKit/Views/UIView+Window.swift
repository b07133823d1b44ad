import Foundation

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
        if new != nil { AppearanceTurn.announce(controller) }
    }
}

/// Says that views are seen, when they are.
@MainActor
private enum AppearanceTurn {
    /// After the commit with which the view comes to the screen, so that it is laid out, and changes from then on animate.
    static func announce(_ controller: UIViewController) {
        // The commit was arranged on this run loop when the layer was added, so it comes first.
        RunLoop.current.perform(inModes: [.default, .common]) {
            MainActor.assumeIsolated {
                guard controller.viewIfLoaded?.window != nil else { return }
                controller.viewDidAppear(false)
            }
        }
    }
}
