import CoreGraphics
import Foundation
import QuartzCore

/// The transition of a push: the new view slides in from the right, while the old view moves a little to the left.
///
/// A pop runs the same movement backwards. An interface from right to left has it mirrored.
final class SlideTransition: NSObject, SystemTransition {
    /// The distance that the view below moves, as a fraction of the width.
    private static let parallax: CGFloat = 0.3
    /// The opacity of the black shade over the view below.
    private static let shade: CGFloat = 0.1

    private let isPush: Bool
    private let isRightToLeft: Bool

    init(isPush: Bool, isRightToLeft: Bool) { (self.isPush, self.isRightToLeft) = (isPush, isRightToLeft) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationBar.moveDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return context.completeTransition(true) }
        let (above, below) = isPush ? (new, old) : (old, new)
        let bounds = container.bounds
        // The new view has its final frame already.
        let (abovePlace, belowPlace) = (above.frame, below.frame)
        let width = isRightToLeft ? -bounds.width : bounds.width
        let outside = abovePlace.offsetBy(dx: width, dy: 0)
        let aside = belowPlace.offsetBy(dx: -width * Self.parallax, dy: 0)
        let (shade, edge) = (UIView(frame: bounds), SlideEdge(isAtRight: isRightToLeft))
        UIView.performWithoutAnimation {
            if isPush { container.addSubview(new) } else { container.insertSubview(new, belowSubview: old) }
            above.frame = isPush ? outside : abovePlace
            below.frame = isPush ? belowPlace : aside
            new.layoutIfNeeded()
            shade.backgroundColor = .black
            shade.alpha = isPush ? 0 : Self.shade
            container.insertSubview(shade, belowSubview: above)
            container.insertSubview(edge, belowSubview: above)
            edge.follow(above)
        }
        let changes = { [isPush] in
            above.frame = isPush ? abovePlace : outside
            below.frame = isPush ? aside : belowPlace
            shade.alpha = isPush ? Self.shade : 0
            edge.follow(above)
            edge.alpha = isPush ? 1 : 0
        }
        Self.animate(context, changes) { [isPush] in
            shade.removeFromSuperview()
            edge.removeFromSuperview()
            if isPush { below.frame = belowPlace }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Animates linearly while a touch drives the transition, so that the view follows the touch; otherwise with a critically damped spring.
    private static func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void
    ) {
        guard context.isInteractive else {
            return CoverTransition.animate(UINavigationBar.moveDuration, changes) { _ in completion() }
        }
        UIView.animate(
            withDuration: UINavigationBar.moveDuration, delay: 0, options: .curveLinear, animations: changes, completion: { _ in completion() })
    }
}

/// The shadow beside a sliding view, at the edge from which the view below comes out.
final class SlideEdge: UIView {
    private static let width: CGFloat = 9

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let isAtRight: Bool

    init(isAtRight: Bool) {
        self.isAtRight = isAtRight
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.12).cgColor]
        gradient.startPoint = CGPoint(x: isAtRight ? 1 : 0, y: 0.5)
        gradient.endPoint = CGPoint(x: isAtRight ? 0 : 1, y: 0.5)
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the shadow to the edge of a view.
    func follow(_ view: UIView) {
        let x = isAtRight ? view.frame.maxX : view.frame.minX - Self.width
        frame = CGRect(x: x, y: view.frame.minY, width: Self.width, height: view.frame.height)
    }
}
