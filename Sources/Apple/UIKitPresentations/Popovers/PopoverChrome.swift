import CoreGraphics
import Foundation
import QuartzCore

/// The card and arrow around a popover's content.
final class PopoverChrome: UIView, ColorResolving, PopoverShowing {
    private let plate = UIView(frame: .zero)
    private let outline = CAShapeLayer()
    private weak var content: UIView?
    private var plan: PopoverPlan?
    /// The colour of card and arrow; nil for the system's.
    var color: UIColor? { didSet { resolveColors() } }

    init() {
        super.init(frame: .zero)
        plate.layer.mask = outline
        plate.backgroundColor = .systemBackground
        addSubview(plate)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowColor = UIColor.black.cgColor
    }

    required init?(coder: NSCoder) { nil }

    func contain(_ view: UIView) {
        content = view
        plate.addSubview(view)
        setNeedsLayout()
    }

    var arrowDirection: UIPopoverArrowDirection { plan?.direction ?? .unknown }

    func place(_ size: CGSize, beside source: CGRect, _ permitted: UIPopoverArrowDirection, in room: CGRect) -> CGRect {
        let plan = PopoverPlan(contentSize: size, source: source, permitted: permitted, in: room)
        self.plan = plan
        setNeedsLayout()
        return plan.frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let plan else { return }
        plate.frame = bounds
        let path = plan.outline(in: bounds.size).cgPath
        outline.path = path
        layer.shadowPath = path
        content?.frame = plan.content(in: bounds.size)
        // A view without a colour of its own shows that of the card, also in the arrow.
        plate.backgroundColor = color ?? content?.backgroundColor ?? .systemBackground
    }

    func resolveOwnColors() { plate.backgroundColor = color ?? content?.backgroundColor ?? .systemBackground }

    /// The anchor point from which the popover grows: the tip of its arrow.
    var tip: CGPoint {
        guard let plan, bounds.width > 0, bounds.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
        let tip = plan.tip(in: bounds.size)
        return CGPoint(x: tip.x / bounds.width, y: tip.y / bounds.height)
    }
}

/// The transition of a popover: it grows from its arrow's tip and fades away.
final class PopoverTransition: NSObject, SystemTransition {
    private let isDismissal: Bool

    init(isDismissal: Bool) { self.isDismissal = isDismissal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { isDismissal ? 0.2 : 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isDismissal ? .from : .to) else { return context.completeTransition(true) }
        if !isDismissal { place(view, context) { shrink(view) } }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            [isDismissal] in
            view.alpha = isDismissal ? 0 : 1
            view.transform = .identity
        } completion: { [isDismissal] _ in
            context.completeTransition(!context.transitionWasCancelled)
            if isDismissal { view.alpha = 1 }
        }
    }

    private func shrink(_ view: UIView) {
        let tip = (view as? PopoverChrome)?.tip ?? CGPoint(x: 0.5, y: 0.5)
        // A scale about the arrow's tip, written as a scale about the middle and a translation.
        let (x, y) = ((tip.x - 0.5) * view.bounds.width, (tip.y - 0.5) * view.bounds.height)
        view.transform = CGAffineTransform(translationX: x, y: y).scaledBy(x: 0.6, y: 0.6).translatedBy(x: -x, y: -y)
    }
}

extension UIPopoverPresentationController: SelfAnimating, PopoverDrawing {
    package func makeChrome() -> any PopoverShowing { PopoverChrome() }
    package func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? { PopoverTransition(isDismissal: isDismissal) }
}
