import Testing
import UIKit

@MainActor
struct CustomTransitionTests {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var heard: [String] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            heard.append("animate")
            let view = context.view(forKey: .to) ?? UIView()
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 1) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }
    }

    final class Half: UIPresentationController {
        var heard: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() { heard.append("will present") }
        override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("presented \(completed)") }
        override func dismissalTransitionWillBegin() { heard.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { heard.append("dismissed \(completed)") }
    }

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        var half: Half?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            half = Half(presentedViewController: presented, presenting: presenting)
            return half
        }
    }

    private func makeStage() -> (ControllerStage, UIViewController, UIViewController, Delegate) {
        let (first, second, delegate) = (UIViewController(), UIViewController(), Delegate())
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = delegate
        return (ControllerStage(first), first, second, delegate)
    }

    @Test func theDelegatesAnimatorAndPresentationControllerAreUsed() {
        let (stage, first, second, delegate) = makeStage()
        first.present(second, animated: true)
        #expect(second.presentationController === delegate.half)
        #expect(delegate.half?.presentingViewController === first)
        stage.finishTransition()
        #expect(delegate.fade.heard == ["animate", "ended true"])
        second.dismiss(animated: true)
        stage.finishTransition()
        #expect(delegate.half?.heard == ["will present", "presented true", "will dismiss", "dismissed true"])
        #expect(first.presentedViewController == nil)
    }

    @Test func thePresentedFrameFollowsTheWindowsSize() {
        let (stage, first, second, delegate) = makeStage()
        first.present(second, animated: false)
        stage.advance(by: 0)
        #expect(delegate.half?.heard == ["will present", "presented true"])
        #expect(second.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
        stage.window.frame.size = CGSize(width: 400, height: 600)
        stage.advance(by: 0)
        #expect(second.view.frame == CGRect(x: 0, y: 300, width: 400, height: 300))
    }

    /// A presentation controller that positions its views in the container's layout, as apps do.
    final class Sheet: UIPresentationController {
        let shade = UIView()

        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 80, width: 320, height: 400) }
        override func presentationTransitionWillBegin() {
            containerView?.addSubview(shade)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in containerView?.layoutIfNeeded() })
        }
        override func containerViewWillLayoutSubviews() {
            shade.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    final class Titled: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }

    /// An animator that slides the new view up, with a layout inside the animation block.
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
            let end = context.finalFrame(for: controller)
            view.frame = end.offsetBy(dx: 0, dy: 400)
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = end
                view.layoutIfNeeded()
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator: (any UIViewControllerAnimatedTransitioning)?
        var sheet: Sheet?

        init(_ animator: (any UIViewControllerAnimatedTransitioning)?) { self.animator = animator }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            sheet = Sheet(presentedViewController: presented, presenting: presenting)
            return sheet
        }
    }

    @Test(arguments: [true, false])
    func theFirstLayoutInATransitionIsNotAnimated(hasAnimator: Bool) throws {
        let (first, second) = (UIViewController(), Titled())
        let delegate = SheetDelegate(hasAnimator ? Slide() : nil)
        let stage = ControllerStage(first)
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = delegate
        first.present(second, animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        let shade = try #require(delegate.sheet?.shade)
        #expect(shade.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        // The difference is at most half a point, because a view without a window is laid out on whole points.
        let (seen, end) = (try #require(second.label.layer.presentation()).frame, second.label.frame)
        #expect(abs(seen.minX - end.minX) <= 0.5 && abs(seen.minY - end.minY) <= 0.5 && seen.size == end.size)
        #expect(end.maxY == 400)
        let top = try #require(second.view.layer.presentation()).frame.minY
        #expect(top > 80 && top < 480)
        stage.finishTransition()
        #expect(second.view.frame == CGRect(x: 0, y: 80, width: 320, height: 400))
    }

    @Test func alongsideAnimationsHaveTheTransitionsDuration() {
        let (stage, first, second, former) = makeStage()
        first.present(second, animated: true)
        final class Alongside: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate(
                    alongsideTransition: { [self] context in
                        heard.append("alongside \(context.transitionDuration)")
                        view.backgroundColor = .red
                    },
                    completion: { [self] context in
                        heard.append("complete \(context.isCancelled)")
                    })
            }
        }
        stage.finishTransition()
        #expect(former.fade.heard.count == 2)
        second.dismiss(animated: false)
        stage.advance(by: 0)
        let (third, delegate) = (Alongside(), Delegate())
        third.modalPresentationStyle = .custom
        third.transitioningDelegate = delegate
        first.present(third, animated: true)
        #expect(third.heard == ["alongside 1.0"])
        #expect(third.transitionCoordinator != nil)
        stage.finishTransition()
        #expect(third.heard == ["alongside 1.0", "complete false"])
        #expect(third.transitionCoordinator == nil)
    }
}
