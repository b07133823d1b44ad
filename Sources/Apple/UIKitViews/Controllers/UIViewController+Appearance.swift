extension UIViewController {
    /// Begins an appearance or disappearance in this controller and then in its children; does nothing when it has already begun.
    ///
    /// A container's code that begins what the window has begun takes it over: it ends when that code says so, as on UIKit.
    package func startAppearance(_ isAppearing: Bool, animated: Bool, by driver: Appearance.Driver) {
        if appearance.isTaken(by: driver, isAppearing) { return takeAppearance(by: driver) }
        guard appearance.changesState(isAppearing) else { return }
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
        for child in (self as? any ControllerContainer)?.shownChildren ?? visibleChildren {
            child.startAppearance(isAppearing, animated: animated, by: .parent)
        }
        UIScreen.main.device?.bars?.update()
    }

    private func takeAppearance(by driver: Appearance.Driver) {
        appearance.driver = driver
        for child in (self as? any ControllerContainer)?.shownChildren ?? visibleChildren where child.appearance.isMoving {
            child.takeAppearance(by: .parent)
        }
    }

    /// Ends an appearance or disappearance in the children and then in this controller; does nothing unless `driver` began it.
    package func finishAppearance(of driver: Appearance.Driver) {
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
        guard let device = UIScreen.main.device else { return }
        device.bars?.update()
        // The controller that decides now may support other orientations than the one before.
        UIScreen.main.followDevice(duration: UIApplication.shared.statusBarOrientationAnimationDuration)
    }

    /// Calls `viewIsAppearing` as soon as the view is in a window.
    func announcePlace() {
        guard appearance.isPlaceAwaited, viewIfLoaded?.window != nil else { return }
        appearance.isPlaceAwaited = false
        viewIsAppearing(appearance.isAnimated)
    }

    /// The children whose views are inside this controller's view.
    var visibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}

// MARK: - Window changes

extension UIViewController {
    /// Begins the appearance or disappearance when the view is about to enter a window on the screen, or to leave it.
    func windowWillChange(_ isAppearing: Bool) {
        // A container that forwards the messages itself calls `startAppearance` for its children.
        guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        // A child that enters or leaves the window during its parent's transition ends its own transition with the parent's.
        let isWithParent = parent?.appearance.isMoving == true && isAppearing == (parent?.appearance.state == .appearing)
        startAppearance(isAppearing, animated: isWithParent && parent?.appearance.isAnimated == true, by: isWithParent ? .parent : .window)
    }

    /// Ends the appearance or disappearance after the view entered a window, or left it.
    func windowDidChange() {
        announcePlace()
        guard appearance.driver == .window, appearance.isMoving else { return }
        if appearance.state == .disappearing { return finishAppearance(of: .window) }
        AppearanceScheduler.afterCommit { [weak self] in
            guard let self, appearance.state == .appearing, viewIfLoaded?.window != nil else { return }
            finishAppearance(of: .window)
        }
    }
}
