import CoreGraphics
import Foundation

/// Collects the animations and completions that run alongside a transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let transition: ControllerTransition
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionChanges: [Block] = []
    private var hasBegun = false

    init(_ transition: ControllerTransition) { self.transition = transition }

    var isAnimated: Bool { transition.isAnimated }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    var initiallyInteractive: Bool { transition.interaction != nil }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { transition.isInteractive }
    var isCancelled: Bool { transition.transitionWasCancelled }
    var transitionDuration: TimeInterval { transition.duration }
    var percentComplete: CGFloat { transition.interaction?.fraction ?? 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { transition.containerView }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { transition.viewController(forKey: key) }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasBegun else { return false }
        animations.append(animation)
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        notifyWhenInteractionChanges { context in if !context.isInteractive { handler(context) } }
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionChanges.append(handler) }

    /// Runs the collected animations over the duration of the transition, in seconds.
    func runAlongside(for duration: TimeInterval) {
        hasBegun = true
        guard !animations.isEmpty else { return }
        let blocks = animations
        animations = []
        guard duration > 0 else { return blocks.forEach { $0(self) } }
        UIView.animate(withDuration: duration, delay: 0, options: .layoutSubviews, animations: { blocks.forEach { $0(self) } })
    }

    func interactionChanged() { interactionChanges.forEach { $0(self) } }

    /// Calls the collected completions at the end of the transition.
    func complete() {
        let blocks = completions
        completions = []
        blocks.forEach { $0(self) }
    }
}

extension UIViewController {
    /// The coordinator of the transition that this controller or its nearest ancestor takes part in.
    var nearestCoordinator: TransitionCoordinator? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.runningCoordinator).first
    }
}
