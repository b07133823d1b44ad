import CoreGraphics

/// A push or pop whose transition has not ended.
package struct NavigationMove {
    let transition: ControllerTransition
    let from: UIViewController?
    let to: UIViewController
    /// True when the bar of the tab bar controller was hidden before.
    let hidTabBar: Bool
    /// Ends a transition without animation at once, before the next push or pop; nil for animated transitions.
    ///
    /// Without that call, such a transition ends after the next commit.
    var end: (@MainActor () -> Void)?
}

extension UINavigationController {
    package func push(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === controller }), !(controller is UINavigationController) else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "cannot push \(controller): it is already in the stack or is itself a navigation controller")
        }
        whenFree { [self] in
            let former = stack
            adopt(controller)
            stack.append(controller)
            show(controller, from: former, leaving: [], operation: .push, animated: animated)
        }
    }

    /// Pops controllers until `controller` is on top.
    ///
    /// - Returns: The popped controllers, the former top controller last; nil when `controller` is not below the top.
    func pop(to controller: UIViewController?, animated: Bool) -> [UIViewController]? {
        guard let controller, let place = stack.firstIndex(where: { $0 === controller }), place < stack.count - 1 else { return nil }
        let leaving = Array(stack[(place + 1)...])
        whenFree { [self] in
            let former = stack
            guard let old = former.last, old !== controller else { return }
            stack.removeAll { gone in leaving.contains { $0 === gone } }
            for gone in leaving { gone.willMove(toParent: nil) }
            show(controller, from: former, leaving: leaving, operation: .pop, animated: animated)
        }
        return leaving
    }

    /// Replaces the stack; the change is a pop when the new top controller was already on the stack.
    func setStack(_ new: [UIViewController], animated: Bool) {
        whenFree { [self] in
            let former = stack
            let leaving = stack.filter { gone in !new.contains { $0 === gone } }
            let isPop = stack.contains { $0 === new.last }
            for controller in new where !stack.contains(where: { $0 === controller }) { adopt(controller) }
            stack = new
            for gone in leaving { gone.willMove(toParent: nil) }
            guard let top = new.last else { return clear(leaving) }
            guard top !== former.last else {
                leaving.forEach { $0.removeFromParent() }
                updateTabBar(animated: animated)
                return updateBars(animated: animated, isPush: !isPop)
            }
            show(top, from: former, leaving: leaving, operation: isPop ? .pop : .push, animated: animated)
        }
    }

    /// Runs a push or pop at once, or queues it until the animated transition in progress has ended.
    private func whenFree(_ work: @escaping () -> Void) {
        move?.end?()
        if move == nil { work() } else { waiting.append(work) }
    }

    private func clear(_ leaving: [UIViewController]) {
        for gone in leaving {
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        updateTabBar(animated: false)
        updateBars(animated: false, isPush: false)
    }

    // MARK: Showing a controller

    /// Shows the top controller without a transition, when the navigation controller's own view is loaded.
    func showTopAtOnce() {
        guard let top = stack.last else { return }
        updateTabBar(animated: false)
        place(top)
        updateBars(animated: false, isPush: true)
        for controller in stack { controller.didMove(toParent: self) }
    }

    /// Shows `new`, the top of the stack, in place of the top of `former`, the stack before the change.
    private func show(
        _ new: UIViewController, from former: [UIViewController], leaving: [UIViewController], operation: Operation, animated: Bool
    ) {
        guard isViewLoaded else { return leaving.forEach { $0.removeFromParent() } }
        let old = former.last
        // An invisible navigation controller exchanges the views without a transition and without appearance messages.
        guard appearance.state != .disappeared else {
            old?.viewIfLoaded?.removeFromSuperview()
            updateTabBar(animated: false)
            place(new)
            finishQuietly(new, leaving, isPush: operation != .pop)
            return
        }
        let isAnimated = animated && old != nil && UIView.areAnimationsEnabled
        // Before the new view gets its place, so that its first layout already knows whether the bar covers it.
        let hidTabBar = hidesTabBar
        updateTabBar(animated: isAnimated)
        let transition = makeTransition(to: new, from: old, operation: operation, animated: isAnimated)
        move = NavigationMove(transition: transition, from: old, to: new, hidTabBar: hidTabBar)
        delegate?.navigationController(self, willShow: new, animated: isAnimated)
        old?.startAppearance(false, animated: isAnimated, by: .caller)
        new.startAppearance(true, animated: isAnimated, by: .caller)
        stage.isBusy = true
        updateBars(animated: isAnimated, isPush: operation != .pop)
        startInteraction(of: transition)
        // A transition without animation cannot be cancelled, so the popped controllers can leave their parent before it ends.
        if !isAnimated { for gone in leaving { gone.removeFromParent() } }
        transition.run { [self] completed in
            let end: @MainActor () -> Void = { [self] in finish(transition, new, former, leaving, operation, completed) }
            if isAnimated { end() } else { endAfterCommit(transition, end) }
        }
    }

    /// Ends a transition without animation after the commit that shows the new view, so that `viewDidAppear` finds the view laid out.
    private func endAfterCommit(_ transition: ControllerTransition, _ end: @escaping @MainActor () -> Void) {
        move?.end = end
        AppearanceScheduler.afterCommit { [self] in
            // The next push or pop may have ended this transition early.
            if move?.transition === transition { end() }
        }
    }

    private func place(_ controller: UIViewController) {
        let view = controller.requiredView
        controller.moveView(to: frame(of: controller), in: stage)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(view)
        childInsetsChanged()
    }

    private func finishQuietly(_ new: UIViewController, _ leaving: [UIViewController], isPush: Bool) {
        leaving.forEach { $0.removeFromParent() }
        updateBars(animated: false, isPush: isPush)
        if isPush { new.didMove(toParent: self) }
        delegate?.navigationController(self, didShow: new, animated: false)
    }

    // MARK: Transitions

    private func makeTransition(
        to new: UIViewController, from old: UIViewController?, operation: Operation, animated: Bool
    ) -> ControllerTransition {
        let view = new.requiredView
        UIView.performWithoutAnimation {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            new.moveView(to: frame(of: new), in: stage)
        }
        let transition = ControllerTransition(
            in: stage,
            from: .init(controller: old, view: old?.viewIfLoaded, initialFrame: old?.viewIfLoaded?.frame ?? .zero),
            to: .init(controller: new, view: view, finalFrame: frame(of: new)), isAnimated: animated, style: .none)
        runningCoordinator = transition.coordinator
        guard animated, let old else { return transition }
        transition.animator =
            delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
            ?? SlideTransition(isPush: operation != .pop, isRightToLeft: isRightToLeft)
        return transition
    }

    private func startInteraction(of transition: ControllerTransition) {
        guard let animator = transition.animator else { return }
        let hand = delegate?.navigationController(self, interactionControllerFor: animator) ?? (animator is SlideTransition ? edgeHand : nil)
        transition.put(in: hand, moving: requiredView)
    }

    private func finish(
        _ transition: ControllerTransition, _ new: UIViewController, _ former: [UIViewController], _ leaving: [UIViewController],
        _ operation: Operation, _ completed: Bool
    ) {
        stage.isBusy = false
        let hidTabBar = move?.hidTabBar ?? hidesTabBar
        move = nil
        if completed {
            complete(transition, new, former.last, leaving, operation)
        } else {
            hideTabBar(hidTabBar, animated: false)
            goBack(from: new, to: former, leaving)
        }
        // One at a time, because a queued push or pop may begin a transition, for which the others must wait.
        while move == nil, !waiting.isEmpty { waiting.removeFirst()() }
    }

    private func complete(
        _ transition: ControllerTransition, _ new: UIViewController, _ old: UIViewController?, _ leaving: [UIViewController],
        _ operation: Operation
    ) {
        old?.viewIfLoaded?.removeFromSuperview()
        old?.finishAppearance(of: .caller)
        new.finishAppearance(of: .caller)
        for gone in leaving { gone.removeFromParent() }
        if operation != .pop { new.didMove(toParent: self) }
        placeBars()
        delegate?.navigationController(self, didShow: new, animated: transition.isAnimated)
    }

    /// Restores the former stack after an interactive transition was cancelled.
    private func goBack(from new: UIViewController, to former: [UIViewController], _ leaving: [UIViewController]) {
        let old = former.last
        let added = stack.filter { controller in !former.contains { $0 === controller } }
        stack = former
        for controller in added { controller.willMove(toParent: nil) }
        new.startAppearance(false, animated: true, by: .caller)
        new.viewIfLoaded?.removeFromSuperview()
        if let old { old.viewIfLoaded?.frame = frame(of: old) }
        new.finishAppearance(of: .caller)
        old?.startAppearance(true, animated: true, by: .caller)
        old?.finishAppearance(of: .caller)
        for kept in leaving { kept.appearance.isLeavingParent = false }
        for controller in added { controller.removeFromParent() }
        updateBars(animated: false, isPush: true)
    }
}
