import CoreGraphics
import Foundation
import QuartzCore

/// One way from a controller to another: what its animation is told, and what runs alongside.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// One of the two sides.
    struct Side {
        var controller: UIViewController?
        /// Nil when the transition leaves the view alone.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let from: Side
    let to: Side
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var coordinator: TransitionCoordinator?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Whose hand moves it; nil is nobody's.
    private var hand: (any UIViewControllerInteractiveTransitioning)?
    /// The time that the hand moves.
    private(set) var interaction: InteractiveRun?
    private(set) var transitionWasCancelled = false
    private var onEnd: ((Bool) -> Void)?

    init(in container: UIView, from: Side, to: Side, isAnimated: Bool, style: UIModalPresentationStyle) {
        containerView = container
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        presentationStyle = style
        super.init()
        coordinator = TransitionCoordinator(self)
        for controller in [from.controller, to.controller] { controller?.runningCoordinator = coordinator }
    }

    var isInteractive: Bool { interaction?.isHeld ?? false }
    var targetTransform: CGAffineTransform { .identity }
    var duration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }

    /// Runs the animation with all that goes alongside; without an animation the views are placed at once.
    func run(onEnd: @escaping (Bool) -> Void) {
        self.onEnd = onEnd
        guard isAnimated, let animator else {
            placeViews()
            runAlongside(for: 0)
            return completeTransition(true)
        }
        // Other hands than the one that is moved by a number animate by themselves.
        if let hand, interaction == nil { return hand.startInteractiveTransition(self) }
        interaction?.hold()
        hand?.startInteractiveTransition(self)
        layOutBeforehand(for: animator)
        animator.animateTransition(using: self)
        runAlongside(for: duration)
    }

    /// Somebody's hand moves the animation.
    ///
    /// - Parameter view: Its time is the animation's, with all that goes alongside.
    func put(in hand: (any UIViewControllerInteractiveTransitioning)?, moving view: UIView) {
        guard isAnimated, let hand, hand.wantsInteractiveStart else { return }
        self.hand = hand
        guard hand is UIPercentDrivenInteractiveTransition else { return }
        let run = InteractiveRun(moving: view, duration: duration, speed: Double(hand.completionSpeed))
        // Not by the animation's own end, which is told a turn too late for the views to be put back unseen.
        run.onReturn = { [weak self] in self?.completeTransition(false) }
        interaction = run
    }

    func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        interaction?.end()
        onEnd(didComplete)
        animator?.animationEnded(didComplete)
        completeAlongside()
    }

    /// Runs what was collected to go alongside.
    func runAlongside(for duration: TimeInterval) { coordinator?.runAlongside(for: duration) }

    /// What went alongside is over.
    func completeAlongside() {
        coordinator?.complete()
        coordinator = nil
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { interaction?.update(percentComplete) }
    func pauseInteractiveTransition() { interaction?.hold() }
    func finishInteractiveTransition() {
        interaction?.release(toEnd: true)
        coordinator?.interactionChanged()
    }
    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        interaction?.release(toEnd: false)
        coordinator?.interactionChanged()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? { [from, to].first { $0.controller === controller } }

    /// Lays out the container and a new view that was never laid out, so that a layout inside the animation moves neither from zero.
    private func layOutBeforehand(for animator: any UIViewControllerAnimatedTransitioning) {
        UIView.performWithoutAnimation {
            containerView.layoutIfNeeded()
            // The system's own animations lay the view out when it is in the window.
            guard !(animator is any SystemTransition), let view = to.view, view.window == nil else { return }
            if !to.finalFrame.isEmpty { view.take(to.finalFrame) }
            view.layoutIfNeeded()
        }
    }

    private func placeViews() {
        guard let view = to.view else { return }
        view.frame = to.finalFrame
        if view.superview !== containerView { containerView.addSubview(view) }
    }
}
