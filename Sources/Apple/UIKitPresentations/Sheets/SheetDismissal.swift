import CoreGraphics
import Foundation
import LaminaScrolling

/// The dismissal of a card that was released with a downward velocity.
final class SheetDismissal: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator: UIViewPropertyAnimator

    /// Creates a dismissal that continues the drag's movement at its velocity.
    ///
    /// - Parameters:
    ///   - distance: The distance from the card to the container's lower edge, in points.
    ///   - velocity: The velocity of the touch at its end, in points per second downwards.
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

/// The spring that moves released cards.
@MainActor
enum SheetSpring {
    /// Returns an animator that begins with the touch's velocity.
    ///
    /// - Parameter distance: The signed distance to move, in points, downwards as `velocity`. Below 0.5 points the velocity is ignored.
    static func animator(distance: CGFloat, velocity: CGFloat) -> UIViewPropertyAnimator {
        let start = abs(distance) < 0.5 ? 0 : velocity / distance
        // Critical damping for a mass of 1.
        let damping = 2 * SheetDrag.stiffness.squareRoot()
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: SheetDrag.stiffness, damping: damping, initialVelocity: CGVector(dx: start, dy: start))
        // A spring with explicit constants ignores the duration, but a duration of 0 would disable the animation.
        return UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    }
}
