import CoreGraphics

extension UINavigationController {
    /// The insets of the parts of a child's view that bars cover; a bar counts when the view extends below it.
    func coverOfBars(_ child: UIViewController) -> UIEdgeInsets {
        let top = !isBarHidden && extendsBelowNavigationBar(child) ? barHeight(over: child) : 0
        let bottom = isToolbarShown && extendsBelowBottomBar(child) ? toolbar.barHeight : 0
        return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// The frame of a child's view in the stage: the whole stage without the bars below which the view does not extend.
    func frame(of child: UIViewController) -> CGRect {
        let safe = viewIfLoaded?.safeAreaInsets ?? .zero
        var insets = UIEdgeInsets.zero
        if !isBarHidden, !extendsBelowNavigationBar(child) { insets.top = safe.top + barHeight(over: child) }
        if isToolbarShown || tabBarController != nil && !hidesTabBar, !extendsBelowBottomBar(child) {
            insets.bottom = safe.bottom + (isToolbarShown ? toolbar.barHeight : 0)
        }
        return stage.bounds.inset(by: insets)
    }

    /// The height of the navigation bar while it shows a child's item.
    private func barHeight(over child: UIViewController) -> CGFloat {
        let item = child.navigationItem
        // During a push or pop the bar shows the old item while the new child gets its frame.
        if item === navigationBar.topItem { return navigationBar.ownHeight }
        return navigationBar.height(of: item, collapse(of: child), in: stack.contains { $0 === child } ? stack.map(\.navigationItem) : nil)
    }

    private func extendsBelowNavigationBar(_ child: UIViewController) -> Bool {
        child.extends(belowBarAt: .top, isTranslucent: navigationBar.isTranslucent)
    }

    /// True when a child's view extends below the toolbar or, without one, below the bar of an enclosing tab bar controller.
    private func extendsBelowBottomBar(_ child: UIViewController) -> Bool {
        let isTranslucent = isToolbarShown ? toolbar.isTranslucent : tabBarController?.tabBar.isTranslucent ?? true
        return child.extends(belowBarAt: .bottom, isTranslucent: isTranslucent)
    }

    private var isToolbarShown: Bool { !isToolbarAway && topViewController?.hidesBottomBarWhenPushed != true }

    /// Hides or shows the bar of the tab bar controller whose tab this is.
    ///
    /// The property of the controllers counts at the push or pop alone: apps set it before a push, and reset it while the push runs or afterwards.
    func updateTabBar(animated: Bool) { hideTabBar(stack.contains(where: \.hidesBottomBarWhenPushed), animated: animated) }

    func hideTabBar(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTabBar else { return }
        hidesTabBar = hidden
        tabBarController?.barWasHidden(animated: animated)
    }

    /// Updates the bars from the controllers on the stack.
    func updateBars(animated: Bool, isPush: Bool) {
        let items = stack.map(\.navigationItem)
        if items != navigationBar.items ?? [] {
            let isChange = navigationBar.items?.isEmpty == false
            navigationBar.show(items, animated: animated && isChange, isPush: isPush)
        }
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
        guard isViewLoaded else { return }
        if animated {
            UIView.animate(withDuration: UINavigationBar.moveDuration, delay: 0, options: []) { [self] in
                placeBars()
                navigationBar.layoutIfNeeded()
            }
        } else {
            placeBars()
        }
    }

    /// Sets the frames of the bars; a hidden bar is just outside of the view, so that it slides in when it is shown.
    ///
    /// Content may move while it gets another frame, and collapse the bar further; after two rounds it stays as it is.
    func placeBars() {
        placeBarsOnce()
        for _ in 0..<2 {
            guard !isPlacingBars, let top = topViewController, isViewLoaded, collapse(of: top) != navigationBar.collapse else { return }
            placeBarsOnce()
        }
    }

    private func placeBarsOnce() {
        guard let view = viewIfLoaded else { return }
        let wasPlacing = isPlacingBars
        isPlacingBars = true
        defer { isPlacingBars = wasPlacing }
        followContent()
        let safe = view.safeAreaInsets
        let barTop = isBarHidden ? -navigationBar.ownHeight - 1 : safe.top
        navigationBar.topExtent = safe.top
        navigationBar.frame = CGRect(x: 0, y: barTop, width: view.bounds.width, height: navigationBar.ownHeight + navigationBar.collapse.pull)
        navigationBar.alpha = isBarHidden ? 0 : 1
        let toolbarHeight = toolbar.barHeight + safe.bottom
        let toolbarTop = view.bounds.height - (isToolbarShown ? toolbarHeight : -1)
        toolbar.frame = CGRect(x: 0, y: toolbarTop, width: view.bounds.width, height: toolbarHeight)
        // A hidden toolbar is outside the view and also transparent, because it would be visible while the view is flipped in 3D.
        toolbar.alpha = isToolbarShown ? 1 : 0
        if move == nil, let top = topViewController, top.viewIfLoaded?.superview === stage { top.moveView(to: frame(of: top), in: stage) }
        childInsetsChanged()
        tabBarController?.followContent()
    }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        moveBars(animated: animated)
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarAway else { return }
        isToolbarAway = hidden
        moveBars(animated: animated)
    }

    private func moveBars(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated else { return placeBars() }
        UIView.animate(withDuration: Double(Self.hideShowBarDuration), delay: 0, options: []) { [self] in
            placeBars()
            viewIfLoaded?.layoutIfNeeded()
        }
    }
}
