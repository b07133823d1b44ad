import CoreGraphics
import Foundation
import QuartzCore

/// Collects the animations and completions that run alongside a transition.
///
/// UIKit on Apple's systems begins a transition after the call that asks for it has returned, so apps add closures right after that call; here they
/// join the animation that has begun.
package final class TransitionCoordinator: NSObject, RunningCoordinator {
    package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let transition: ControllerTransition
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionChanges: [Block] = []
    /// The media time at which the animations began, in seconds; nil before.
    private var start: Double?
    /// The duration of the transition's animations, in seconds; 0 before they begin.
    private var duration = 0.0
    /// True when the transition is over: closures of the app may hold the coordinator, which its controllers then have no more.
    package private(set) var isOver = false

    init(_ transition: ControllerTransition) { self.transition = transition }

    package var isAnimated: Bool { transition.isAnimated }
    package var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    package var initiallyInteractive: Bool { transition.interaction != nil }
    package var isInterruptible: Bool { false }
    package var isInteractive: Bool { transition.isInteractive }
    package var isCancelled: Bool { transition.transitionWasCancelled }
    package var transitionDuration: TimeInterval { transition.duration }
    package var percentComplete: CGFloat { transition.interaction?.fraction ?? 0 }
    package var completionVelocity: CGFloat { 1 }
    package var completionCurve: UIView.AnimationCurve { .easeInOut }
    package var containerView: UIView { transition.containerView }
    package var targetTransform: CGAffineTransform { .identity }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { transition.viewController(forKey: key) }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if let start { animate([animation], over: remainingDuration(since: start)) } else { animations.append(animation) }
        return true
    }

    package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        notifyWhenInteractionChanges { context in if !context.isInteractive { handler(context) } }
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionChanges.append(handler) }

    /// Runs the collected animations over the duration of the transition, in seconds; animations that are added later run over the remaining time.
    func runAlongside(for duration: TimeInterval) {
        (start, self.duration) = (CACurrentMediaTime(), duration)
        let blocks = animations
        animations = []
        animate(blocks, over: duration)
    }

    private func animate(_ blocks: [Block], over duration: TimeInterval) {
        guard !blocks.isEmpty else { return }
        guard duration > 0 else { return blocks.forEach { $0(self) } }
        UIView.animate(withDuration: duration, delay: 0, options: .layoutSubviews, animations: { blocks.forEach { $0(self) } })
    }

    private func remainingDuration(since start: Double) -> TimeInterval {
        if let interaction = transition.interaction { return duration * (1 - Double(interaction.fraction)) }
        return max(0, start + duration - CACurrentMediaTime())
    }

    func interactionChanged() { interactionChanges.forEach { $0(self) } }

    /// Calls the collected completions at the end of the transition.
    func complete() {
        let blocks = completions
        completions = []
        blocks.forEach { $0(self) }
        isOver = true
    }
}
