import CoreGraphics
import Foundation
import QuartzCore

/// One transition between two controllers: the context that its animation receives, and the animations that run alongside.
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// One side of the transition: the controller that is shown at its beginning, or at its end.
    package struct Side {
        var controller: UIViewController?
        /// The controller's view; nil when the transition leaves the view in place.
        var view: UIView?
        var initialFrame: CGRect
        var finalFrame: CGRect

        /// Creates a side; a frame is zero where the view is not shown.
        package init(controller: UIViewController?, view: UIView? = nil, initialFrame: CGRect = .zero, finalFrame: CGRect = .zero) {
            self.controller = controller
            self.view = view
            self.initialFrame = initialFrame
            self.finalFrame = finalFrame
        }
    }

    package let containerView: UIView
    package let from: Side
    package let to: Side
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    package private(set) var coordinator: TransitionCoordinator?
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller that drives the transition; nil for a transition without interaction.
    private var hand: (any UIViewControllerInteractiveTransitioning)?
    /// Controls the animation's time while an interaction controller sets its percentage; nil in other transitions.
    package private(set) var interaction: InteractiveRun?
    package private(set) var transitionWasCancelled = false
    private var onEnd: ((Bool) -> Void)?

    package init(in container: UIView, from: Side, to: Side, isAnimated: Bool, style: UIModalPresentationStyle) {
        containerView = container
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        presentationStyle = style
        super.init()
        coordinator = TransitionCoordinator(self)
        for controller in [from.controller, to.controller] { controller?.runningCoordinator = coordinator }
    }

    package var isInteractive: Bool { interaction?.isHeld ?? false }
    package var targetTransform: CGAffineTransform { .identity }
    package var duration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }

    /// Runs the animation and the animations alongside it; without an animation the views are placed at once.
    package func run(onEnd: @escaping (Bool) -> Void) {
        self.onEnd = onEnd
        guard isAnimated, let animator else {
            placeViews()
            runAlongside(for: 0)
            return completeTransition(true)
        }
        // An interaction controller other than `UIPercentDrivenInteractiveTransition` runs the animation itself.
        if let hand, interaction == nil {
            hand.startInteractiveTransition(self)
            return runAlongside(for: duration)
        }
        interaction?.hold()
        hand?.startInteractiveTransition(self)
        layOutBeforehand(for: animator)
        animator.animateTransition(using: self)
        runAlongside(for: duration)
    }

    /// Lets an interaction controller drive the animation.
    ///
    /// - Parameter view: The view whose layer time is controlled; it contains all views that the transition animates.
    package func put(in hand: (any UIViewControllerInteractiveTransitioning)?, moving view: UIView) {
        guard isAnimated, let hand, hand.wantsInteractiveStart else { return }
        self.hand = hand
        guard hand is UIPercentDrivenInteractiveTransition else { return }
        let run = InteractiveRun(moving: view, duration: duration, speed: Double(hand.completionSpeed))
        // A cancelled transition is completed here. The animation's own end is reported one run-loop iteration later, and the views would be drawn
        // once in the wrong place.
        run.onReturn = { [weak self] in self?.completeTransition(false) }
        interaction = run
    }

    package func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        interaction?.end()
        onEnd(didComplete)
        animator?.animationEnded(didComplete)
        completeAlongside()
    }

    /// Runs the collected animations alongside the transition.
    package func runAlongside(for duration: TimeInterval) { coordinator?.runAlongside(for: duration) }

    /// Calls the completions of the animations that ran alongside.
    package func completeAlongside() {
        coordinator?.complete()
        coordinator = nil
    }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) { interaction?.update(percentComplete) }
    package func pauseInteractiveTransition() { if onEnd != nil { interaction?.hold() } }
    package func finishInteractiveTransition() { release(toEnd: true) }
    package func cancelInteractiveTransition() { release(toEnd: false) }

    /// Ends the interaction; ignored when it has ended already, unless it was paused again.
    private func release(toEnd: Bool) {
        guard onEnd != nil, interaction?.isHeld != false else { return }
        transitionWasCancelled = !toEnd
        interaction?.release(toEnd: toEnd)
        coordinator?.interactionChanged()
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    package func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
    package func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? { [from, to].first { $0.controller === controller } }

    /// Lays out the container, and a new view that is in no window yet.
    ///
    /// Otherwise the first layout would happen inside the animation, and subviews would animate from zero frames.
    private func layOutBeforehand(for animator: any UIViewControllerAnimatedTransitioning) {
        UIView.performWithoutAnimation {
            containerView.layoutIfNeeded()
            // The system's own transitions lay the view out after adding it to the window.
            guard !(animator is any SystemTransition), let view = to.view, view.window == nil else { return }
            if !to.finalFrame.isEmpty { view.setUntransformedFrame(to.finalFrame) }
            view.layoutIfNeeded()
        }
    }

    private func placeViews() {
        guard let view = to.view else { return }
        view.frame = to.finalFrame
        if view.superview !== containerView { containerView.addSubview(view) }
    }
}
