import CoreGraphics
import Foundation

/// The way out of a card that a finger let go.
final class SheetDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator: UIViewPropertyAnimator

    /// - Parameters:
    ///   - distance: The way to the container's lower edge, points.
    ///   - velocity: Points per second, downwards.
    init(distance: CGFloat, velocity: CGFloat) {
        animator = SheetSpring.animator(distance: distance, velocity: velocity)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { animator.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
        animator.addAnimations { view.frame.origin.y = context.containerView.bounds.maxY }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
    }
}

/// The spring on which released cards move.
@MainActor
enum SheetSpring {
    /// An animator for a way that begins with the finger's velocity.
    ///
    /// - Parameter distance: Points, in the direction of the velocity; a way of 0 has no velocity.
    static func animator(distance: CGFloat, velocity: CGFloat) -> UIViewPropertyAnimator {
        let start = abs(distance) < 0.5 ? 0 : velocity / distance
        let damping = 2 * SheetDrag.stiffness.squareRoot()
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: SheetDrag.stiffness, damping: damping, initialVelocity: CGVector(dx: start, dy: start))
        // A spring with constants takes its own time, but a duration of 0 would not animate at all.
        return UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    }
}
