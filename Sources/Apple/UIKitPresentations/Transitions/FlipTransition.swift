import CoreGraphics
import Foundation
import QuartzCore

/// The transition `flipHorizontal`: a turn by 180° about the vertical axis, with the new view on the back of the old one.
///
/// A dismissal turns back.
final class FlipTransition: NSObject, SystemTransition {
    private let isDismissal: Bool
    /// The distance from the viewer's eye to the screen, in points.
    private static let eyeDistance: CGFloat = 1000

    init(isDismissal: Bool) { self.isDismissal = isDismissal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.75 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let old = context.view(forKey: .from)
        let new = context.view(forKey: .to)
        UIView.performWithoutAnimation {
            if let new, let controller = context.viewController(forKey: .to) {
                new.frame = context.finalFrame(for: controller)
                container.addSubview(new)
                new.layoutIfNeeded()
            }
        }
        let perspective = container.layer.sublayerTransform
        container.layer.sublayerTransform.m34 = -1 / Self.eyeDistance
        // The right edge moves towards the viewer in a presentation, the left edge in a dismissal.
        let half: CGFloat = isDismissal ? .pi : -.pi
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            MainActor.assumeIsolated {
                container.layer.sublayerTransform = perspective
                for view in [old, new] { view?.layer.isDoubleSided = true }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        turn(old, from: 0, to: half, context)
        turn(new, from: -half, to: 0, context)
        CATransaction.commit()
    }

    private func turn(_ view: UIView?, from start: CGFloat, to end: CGFloat, _ context: any UIViewControllerContextTransitioning) {
        guard let layer = view?.layer else { return }
        // Hides the view while its back faces the viewer.
        layer.isDoubleSided = false
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = start
        turn.toValue = end
        turn.duration = transitionDuration(using: context)
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        // Fills forwards, so that the old view does not reappear between the animation's end and its removal.
        turn.fillMode = .both
        turn.isRemovedOnCompletion = end == 0
        layer.add(turn, forKey: "flip")
        if end != 0 { leftTurned = layer }
    }

    /// The old view's layer, whose animation keeps it turned away until the transition has ended.
    private weak var leftTurned: CALayer?

    func animationEnded(_ transitionCompleted: Bool) { leftTurned?.removeAnimation(forKey: "flip") }
}
