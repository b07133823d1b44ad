import CoreGraphics
import Foundation

extension UIPresentationController: PresentationRunning {
    /// Presents the controller.
    package func begin(animated: Bool, completion: (() -> Void)?) {
        guard let host = hostView else { return }
        phase = .presenting
        kept = presentedViewController
        let container = openContainer(in: host)
        let (above, below) = (presentedViewController, presentingViewController)
        // On iOS the new view is loaded before the presenter hears that its own will disappear, as in a push.
        _ = above.requiredView
        if shouldRemovePresentersView { below.startAppearance(false, animated: animated, by: .caller) }
        let transition = transition(in: container, isDismissal: false, animated: animated)
        above.startAppearance(true, animated: animated, by: .caller)
        if shouldRemovePresentersView { borrowPresentersView() }
        presentationTransitionWillBegin()
        transition.run { [self] completed in
            afterCommit(unless: transition.isAnimated) { [self] in finishPresentation(completed, completion) }
        }
    }

    /// Dismisses the controller; while the presentation is still in progress, the dismissal is queued until its end.
    package func end(animated: Bool, completion: (() -> Void)?) {
        switch phase {
        // A queued dismissal finds nothing to dismiss when the presentation was cancelled.
        case .idle:
            completion?()
            return
        case .dismissing:
            if let completion { afterTransition.append(completion) }
            return
        // A presentation in progress ends before its dismissal begins.
        case .presenting: return afterTransition.append { [self] in end(animated: animated, completion: completion) }
        case .presented: break
        }
        guard let container else { return }
        phase = .dismissing
        container.window?.firstResponder?.resignFirstResponder()
        let (above, below) = (presentedViewController, presentingViewController)
        let transition = transition(in: container, isDismissal: true, animated: animated)
        above.startAppearance(false, animated: animated, by: .caller)
        if shouldRemovePresentersView {
            below.startAppearance(true, animated: animated, by: .caller)
            borrowPresentersView()
        }
        dismissalTransitionWillBegin()
        transition.run { [self] completed in
            finishDismissal(completed)
            if completed { completion?() }
        }
    }

    /// Removes the presentation, and all presentations above it, at once and without animation.
    ///
    /// - Parameter leavingBase: True leaves the presenter's view removed, because another presentation takes over and will restore the view.
    package func withdraw(leavingBase: Bool) {
        let (above, below) = (presentedViewController, presentingViewController)
        phase = .dismissing
        above.startAppearance(false, animated: false, by: .caller)
        if leavingBase {
            presenterHome = nil
        } else if shouldRemovePresentersView {
            below.startAppearance(true, animated: false, by: .caller)
            borrowPresentersView()
        }
        dismissalTransitionWillBegin()
        finishDismissal(true)
    }

    // MARK: Completion

    private func finishPresentation(_ completed: Bool, _ completion: (() -> Void)?) {
        phase = completed ? .presented : .dismissing
        guard completed else { return finishCancelledPresentation() }
        if shouldRemovePresentersView { presentingViewController.viewIfLoaded?.removeFromSuperview() }
        // `isBeingPresented` must still be true in `viewDidAppear`.
        phase = .presenting
        presentedViewController.finishAppearance(of: .caller)
        if shouldRemovePresentersView { presentingViewController.finishAppearance(of: .caller) }
        phase = .presented
        presentationTransitionDidEnd(true)
        completion?()
        runWaiting()
    }

    private func finishCancelledPresentation() {
        presentedViewController.startAppearance(false, animated: true, by: .caller)
        if shouldRemovePresentersView { presentingViewController.startAppearance(true, animated: true, by: .caller) }
        presentationTransitionDidEnd(false)
        closeContainer()
        announceDismissal()
        runWaiting()
    }

    private func finishDismissal(_ completed: Bool) {
        guard completed else { return finishCancelledDismissal() }
        closeContainer()
        announceDismissal()
        formerResponder?.becomeFirstResponder()
        dismissalTransitionDidEnd(true)
        runWaiting()
    }

    private func finishCancelledDismissal() {
        presentedViewController.startAppearance(true, animated: true, by: .caller)
        if shouldRemovePresentersView {
            presentingViewController.startAppearance(false, animated: true, by: .caller)
            presentingViewController.viewIfLoaded?.removeFromSuperview()
        }
        presentedViewController.finishAppearance(of: .caller)
        presentingViewController.finishAppearance(of: .caller)
        presentedView?.frame = frameOfPresentedViewInContainerView
        phase = .presented
        // These are completions of further dismissals, which were cancelled with this one.
        afterTransition = []
        dismissalTransitionDidEnd(false)
    }

    /// Unlinks the presenting and the presented controller.
    ///
    /// The presenting controller is notified of its appearance before the presented one is notified of its disappearance.
    private func announceDismissal() {
        let (above, below) = (presentedViewController, presentingViewController)
        below.modal.presented = nil
        above.modal.presenter = nil
        if shouldRemovePresentersView { below.finishAppearance(of: .caller) }
        above.finishAppearance(of: .caller)
        above.modal.presentation = nil
        above.modal.popover = nil
        phase = .idle
        kept = nil
    }

    private func runWaiting() {
        let waiting = afterTransition
        afterTransition = []
        waiting.forEach { $0() }
    }

    /// Runs `body` at once after an animation; otherwise after the next commit, because that commit makes the view visible.
    private func afterCommit(unless isAnimated: Bool, _ body: @escaping @MainActor () -> Void) {
        if isAnimated { body() } else { AppearanceScheduler.afterCommit(body) }
    }
}

// MARK: - Views

extension UIPresentationController {
    /// The view that the container is added to: the window, or the superview of the presenting view.
    private var hostView: UIView? {
        let below = presentingViewController.viewIfLoaded
        return shouldPresentInFullscreen ? below?.window : below?.superview
    }

    private func openContainer(in host: UIView) -> PresentationContainer {
        let frame = shouldPresentInFullscreen ? host.bounds : presentingViewController.requiredView.frame
        let made = PresentationContainer(frame: frame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.presentation = self
        container = made
        host.addSubview(made)
        return made
    }

    /// Moves the presenter's view into the container, behind the presented view, so that the transition can animate both.
    private func borrowPresentersView() {
        guard shouldRemovePresentersView, let container else { return }
        let view = presentingViewController.requiredView
        if presenterHome == nil { presenterHome = view.superview }
        view.frame = container.bounds
        container.insertSubview(view, at: 0)
    }

    /// Returns a borrowed view to its former superview and removes the container.
    private func closeContainer() {
        if let home = presenterHome {
            let view = presentingViewController.requiredView
            view.frame = home.bounds
            home.insertSubview(view, at: 0)
            presenterHome = nil
        }
        presentedView?.removeFromSuperview()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
    }

    // MARK: The transition

    private func transition(in container: UIView, isDismissal: Bool, animated: Bool) -> ControllerTransition {
        let below = presentingViewController
        presentedViewController.loadViewIfNeeded()
        let own = frameOfPresentedViewInContainerView
        let away = shouldRemovePresentersView ? container.bounds : .zero
        let above = ControllerTransition.Side(
            controller: presentedViewController, view: presentedView,
            initialFrame: isDismissal ? presentedView?.frame ?? own : .zero, finalFrame: isDismissal ? .zero : own)
        let base = ControllerTransition.Side(
            controller: below, view: shouldRemovePresentersView ? below.requiredView : nil,
            initialFrame: isDismissal ? .zero : away, finalFrame: isDismissal ? away : .zero)
        let transition = ControllerTransition(
            in: container, from: isDismissal ? above : base, to: isDismissal ? base : above, isAnimated: animated,
            style: presentationStyle)
        transition.animator = animated ? animator(isDismissal: isDismissal) : nil
        transition.put(in: hand(isDismissal: isDismissal, transition.animator), moving: container)
        return transition
    }

    /// Returns the interaction controller that the transitioning delegate supplies; nil for a transition without interaction.
    private func hand(
        isDismissal: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let animator, let delegate = presentedViewController.transitioningDelegate else { return nil }
        return isDismissal
            ? delegate.interactionControllerForDismissal(using: animator)
            : delegate.interactionControllerForPresentation(using: animator)
    }

    private func animator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        let above = presentedViewController
        let own =
            isDismissal
            ? above.transitioningDelegate?.animationController(forDismissed: above)
            : above.transitioningDelegate?.animationController(
                forPresented: above, presenting: presentingViewController, source: presentingViewController)
        return own ?? (self as? any SelfAnimating)?.ownAnimator(isDismissal: isDismissal) ?? systemAnimator(isDismissal: isDismissal)
    }
}
