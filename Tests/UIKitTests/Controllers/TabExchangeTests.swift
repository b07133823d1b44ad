import Testing
import UIKit

/// Selections of tabs that the delegate animates.
@MainActor
struct TabExchangeTests {
    /// Slides the new view in, in one second.
    private final class Sliding: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
        var hand: UIPercentDrivenInteractiveTransition?

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func tabBarController(
            _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
            let frame = context.finalFrame(for: controller)
            view.frame = frame.offsetBy(dx: frame.width, dy: 0)
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = frame
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private let log = LifeLog()
    private let sliding = Sliding()
    private let first: LifeController
    private let second: LifeController
    private let tabs = UITabBarController()
    private let stage: ControllerStage

    init() {
        (first, second) = (LifeController("A", log), LifeController("B", log))
        tabs.viewControllers = [first, second]
        tabs.delegate = sliding
        stage = ControllerStage(tabs)
        _ = log.take()
    }

    @Test func theDelegatesAnimationExchangesTheViews() {
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === second && tabs.tabBar.selectedItem === second.tabBarItem)
        #expect(log.take() == ["B did load", "B will appear…", "A will disappear…"])
        stage.advance(by: 0.5)
        let width = stage.window.bounds.width
        #expect(abs((second.view.layer.presentation()?.frame.minX ?? 0) - width / 2) < 1)
        #expect(first.view.superview != nil)
        stage.advance(by: 0.6)
        #expect(log.take() == ["A did disappear…", "B did appear…"])
        #expect(first.view.superview == nil && second.view.frame == stage.window.bounds)
    }

    @Test func theNextSelectionEndsTheAnimation() {
        tabs.selectedIndex = 1
        stage.advance(by: 0.25)
        tabs.selectedIndex = 0
        let first = ["B did load", "B will appear…", "A will disappear…", "A did disappear…", "B did appear…"]
        #expect(log.take() == first + ["A will appear…", "B will disappear…"])
        stage.advance(by: 1.5)
        #expect(log.take() == ["B did disappear…", "A did appear…"])
        #expect(tabs.selectedIndex == 0 && second.view.superview == nil && self.first.view.frame == stage.window.bounds)
    }

    @Test func aCancelledInteractionSelectsTheOldTabAgain() {
        let hand = UIPercentDrivenInteractiveTransition()
        sliding.hand = hand
        tabs.selectedIndex = 1
        stage.advance(by: 0)
        #expect(tabs.transitionCoordinator?.isInteractive == true)
        hand.cancel()
        stage.finishTransition()
        #expect(tabs.selectedViewController === first && tabs.tabBar.selectedItem === first.tabBarItem)
        #expect(second.view.superview == nil && first.view.superview != nil)
        let order = ["B did load", "B will appear…", "A will disappear…", "B will disappear…", "B did disappear…", "A will appear…", "A did appear…"]
        #expect(log.take() == order)
    }
}
