import Foundation

extension UIViewController {
    /// Says that the view will come or go, here and then in the children; says nothing that was said already.
    func startAppearance(_ isAppearing: Bool, animated: Bool, by driver: Appearance.Driver) {
        guard appearance.isNews(isAppearing) else { return }
        appearance.state = isAppearing ? .appearing : .disappearing
        appearance.driver = driver
        appearance.isAnimated = animated
        appearance.isPlaceAwaited = isAppearing
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardees { child.startAppearance(isAppearing, animated: animated, by: .parent) }
    }

    /// Says that the view has come or gone, in the children first; only if `driver` began it.
    func finishAppearance(of driver: Appearance.Driver) {
        guard appearance.isMoving, appearance.driver == driver else { return }
        announcePlace()
        for child in children { child.finishAppearance(of: .parent) }
        if appearance.state == .appearing {
            appearance.state = .appeared
            viewDidAppear(appearance.isAnimated)
            appearance.isJoiningParent = false
        } else {
            appearance.state = .disappeared
            viewDidDisappear(appearance.isAnimated)
            appearance.isLeavingParent = false
        }
    }

    /// Tells `viewIsAppearing` once the view is in a window.
    func announcePlace() {
        guard appearance.isPlaceAwaited, viewIfLoaded?.window != nil else { return }
        appearance.isPlaceAwaited = false
        viewIsAppearing(appearance.isAnimated)
    }

    /// The children whose views are inside this one's.
    var visibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}

// MARK: - Views that come into windows

extension UIViewController {
    /// The view is about to come into a window that is on the screen, or to leave it.
    func windowWillChange(_ isAppearing: Bool) {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        let isWithParent = parent?.appearance.isMoving == true && isAppearing == (parent?.appearance.state == .appearing)
        startAppearance(isAppearing, animated: isWithParent && parent?.appearance.isAnimated == true, by: isWithParent ? .parent : .window)
    }

    /// The view has come into a window, or left it.
    func windowDidChange() {
        announcePlace()
        guard appearance.driver == .window, appearance.isMoving else { return }
        if appearance.state == .disappearing { return finishAppearance(of: .window) }
        AppearanceTurn.afterCommit { [weak self] in
            guard let self, appearance.state == .appearing, viewIfLoaded?.window != nil else { return }
            finishAppearance(of: .window)
        }
    }
}
