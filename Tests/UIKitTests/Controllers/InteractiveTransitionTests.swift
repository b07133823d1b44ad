import QuartzCore
import Testing

import UIKit

@MainActor
struct InteractiveTransitionTests {
    let log = LifeLog()

    /// Returns a navigation stack of A and B with an interactive pop in progress.
    private func goBack() -> (ControllerStage, UINavigationController, LifeController, LifeController, UIPercentDrivenInteractiveTransition) {
        let (first, second) = (LifeController("A", log), LifeController("B", log))
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        _ = log.take()
        let hand = UIPercentDrivenInteractiveTransition()
        navigation.edgeHand = hand
        navigation.popViewController(animated: true)
        stage.advance(by: 0)
        return (stage, navigation, first, second, hand)
    }

    private func seen(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test func anInteractiveTransitionFollowsTheFinger() {
        let (stage, _, first, second, hand) = goBack()
        hand.update(0.5)
        stage.advance(by: 0.7)
        #expect(isClose(seen(second.view), 160 + 160, within: 0.5))
        #expect(isClose(seen(first.view), 160 - 48, within: 0.5))
        hand.update(0.25)
        stage.advance(by: 3)
        #expect(isClose(seen(second.view), 160 + 80, within: 0.5))
    }

    /// The views of a class that its module keeps to itself.
    private func views(_ name: String, in view: UIView) -> [UIView] {
        ("\(type(of: view))" == name ? [view] : []) + view.subviews.flatMap { views(name, in: $0) }
    }

    @Test(arguments: [0, 0.25, 0.5, 0.9] as [CGFloat])
    func theSlidingViewHasAShadowAtItsLeftEdgeAndAShadeBelow(progress: CGFloat) throws {
        let (stage, navigation, first, second, hand) = goBack()
        hand.update(progress)
        stage.advance(by: 0.1)
        let edge = try #require(views("SlideEdge", in: navigation.view).first)
        let (shadow, sliding) = try (#require(edge.layer.presentation()).frame, #require(second.view.layer.presentation()).frame)
        #expect(isClose(shadow.maxX, sliding.minX, within: 0.5) && shadow.width == 9)
        #expect(shadow.minY == sliding.minY && shadow.height == sliding.height)
        #expect(isClose(edge.layer.presentation().map { CGFloat($0.opacity) }, 1 - progress, within: 0.01))
        let gradient = try #require(edge.layer as? CAGradientLayer)
        #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5) && gradient.endPoint == CGPoint(x: 1, y: 0.5))
        #expect(gradient.colors?.count == 2 && !edge.isUserInteractionEnabled)
        // From the back to the front: the view below, its shade, the shadow, the sliding view.
        let order = try #require(second.view.superview?.subviews)
        let shade = try #require(order.first { $0.backgroundColor == .black })
        #expect([first.view, shade, edge, second.view].map { view in order.firstIndex { $0 === view } } == [0, 1, 2, 3])
        #expect(shade.frame == second.view.superview?.bounds)
        #expect(isClose(shade.layer.presentation().map { CGFloat($0.opacity) }, 0.1 * (1 - progress), within: 0.01))
        hand.finish()
        stage.finishTransition()
        #expect(views("SlideEdge", in: navigation.view).isEmpty && shade.superview == nil)
    }

    @Test func finishCompletesTheTransition() {
        let (stage, navigation, first, second, hand) = goBack()
        hand.update(0.5)
        stage.advance(by: 0.1)
        hand.finish()
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "A will appear…", "B did disappear…", "A did appear…"])
        #expect(navigation.viewControllers == [first])
        #expect(second.parent == nil)
        #expect(navigation.view.layer.speed == 1)
        #expect(navigation.view.layer.timeOffset == 0)
    }

    @Test func anEndedInteractionIsNeitherMovedNorCancelled() {
        let (stage, navigation, first, _, hand) = goBack()
        hand.update(0.5)
        stage.advance(by: 0.1)
        hand.finish()
        hand.update(0.9)
        hand.cancel()
        stage.finishTransition()
        #expect(navigation.viewControllers == [first])
        #expect(navigation.view.layer.speed == 1 && navigation.view.layer.timeOffset == 0)
    }

    @Test func aPauseAfterTheTransitionIsIgnored() {
        let (stage, navigation, _, _, hand) = goBack()
        hand.update(0.5)
        hand.finish()
        stage.finishTransition()
        hand.pause()
        hand.cancel()
        #expect(navigation.view.layer.speed == 1 && navigation.viewControllers.count == 1)
    }

    @Test func aCancelledPopThatIsPausedAgainCanBeFinished() {
        let (stage, navigation, first, _, hand) = goBack()
        hand.update(0.9)
        hand.cancel()
        hand.pause()
        hand.update(0.9)
        hand.finish()
        stage.finishTransition()
        #expect(navigation.viewControllers == [first])
    }

    @Test func theProgressStaysBetweenZeroAndOne() {
        let (stage, _, _, second, hand) = goBack()
        hand.update(-3)
        stage.advance(by: 0.1)
        #expect(hand.percentComplete == 0 && isClose(seen(second.view), 160, within: 0.5))
        hand.update(7)
        stage.advance(by: 0.1)
        #expect(hand.percentComplete == 1)
        hand.cancel()
        stage.finishTransition()
    }

    // MARK: Cancelling

    final class Delegate: NSObject, UINavigationControllerDelegate {
        let hand = UIPercentDrivenInteractiveTransition()
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }

    @Test func aCancelledPopKeepsTheController() {
        let (stage, navigation, first, second, hand) = goBack()
        hand.cancel()
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "A will appear…", "A will disappear…", "A did disappear…", "B will appear…", "B did appear…"])
        #expect(navigation.viewControllers == [first, second])
        #expect(second.parent === navigation)
        #expect(!second.isMovingFromParent)
        #expect(second.view.window === stage.window)
        #expect(first.view.window == nil)
    }

    @Test func aPopCancelledHalfwayRunsBackAndEnds() {
        let (stage, navigation, first, second, hand) = goBack()
        hand.update(0.5)
        stage.advance(by: 0.1)
        hand.cancel()
        stage.advance(by: 0.001)
        #expect(navigation.viewControllers == [first] && isClose(seen(second.view), 160 + 160, within: 2))
        stage.advance(by: Double(hand.duration) / 4)
        #expect(isClose(seen(second.view), 160 + 80, within: 2))
        stage.advance(by: Double(hand.duration) / 4)
        stage.advance(by: 0)
        #expect(log.take().suffix(4) == ["A will disappear…", "A did disappear…", "B will appear…", "B did appear…"])
        #expect(navigation.viewControllers == [first, second] && isClose(seen(second.view), 160, within: 0.5))
        #expect(navigation.view.layer.speed == 1 && navigation.view.layer.timeOffset == 0 && second.view.layer.animationKeys() == nil)
    }

    @Test func theClosuresOfACancelledPopRun() {
        let (stage, navigation, _, _, hand) = goBack()
        var events: [String] = []
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
        coordinator?.animate(
            alongsideTransition: { _ in events.append("alongside") },
            completion: { events.append("complete, cancelled \($0.isCancelled), interactive \($0.isInteractive)") })
        coordinator?.notifyWhenInteractionChanges { events.append("changes, cancelled \($0.isCancelled), \($0.percentComplete)") }
        coordinator?.notifyWhenInteractionEnds { _ in events.append("ends") }
        hand.update(0.25)
        stage.advance(by: 0.1)
        #expect(events == ["alongside"])
        hand.cancel()
        #expect(events.dropFirst() == ["changes, cancelled true, 0.25", "ends"])
        stage.finishTransition()
        #expect(events.dropFirst(3) == ["complete, cancelled true, interactive false"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func aWayBackThatIsPausedGoesOnFromThere() {
        let (stage, _, _, second, hand) = goBack()
        hand.update(0.5)
        stage.advance(by: 0.1)
        hand.cancel()
        stage.advance(by: Double(hand.duration) / 4)
        hand.pause()
        stage.advance(by: 1)
        #expect(isClose(seen(second.view), 160 + 80, within: 2))
        hand.finish()
        stage.finishTransition()
        #expect(log.take().suffix(2) == ["B did disappear…", "A did appear…"])
    }

    @Test func aCancelledPopOfAnOwnAnimatorLeavesNoAnimation() {
        final class Fade: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            let hand = UIPercentDrivenInteractiveTransition()
            var ends: [Bool] = []

            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
                context.containerView.insertSubview(to, belowSubview: from)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    from.alpha = 0
                } completion: { _ in
                    from.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }

            func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

            func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
        }
        let (first, second, fade) = (LifeController("A", log), LifeController("B", log), Fade())
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        navigation.delegate = fade
        navigation.popViewController(animated: true)
        stage.advance(by: 0)
        fade.hand.update(0.5)
        stage.advance(by: 0.1)
        #expect(isClose(CGFloat(second.view.layer.presentation()?.opacity ?? 0), 0.5, within: 0.02))
        fade.hand.cancel()
        stage.advance(by: 0.25)
        #expect(isClose(CGFloat(second.view.layer.presentation()?.opacity ?? 0), 0.75, within: 0.02))
        stage.advance(by: 0.25)
        stage.advance(by: 0)
        #expect(fade.ends == [false] && navigation.viewControllers == [first, second])
        #expect(second.view.alpha == 1 && second.view.layer.animationKeys() == nil)
        stage.finishTransition()
        #expect(fade.ends == [false] && second.view.alpha == 1)
    }

    @Test func aCancelledPushRemovesTheController() {
        let (first, second, delegate) = (LifeController("A", log), LifeController("B", log), Delegate())
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.delegate = delegate
        _ = log.take()
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0)
        #expect(log.take() == ["B did load", "A will disappear…", "B will appear…"])
        delegate.hand.cancel()
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "B did disappear…", "A will appear…", "A did appear…"])
        #expect(navigation.viewControllers == [first])
        #expect(navigation.navigationBar.items == [first.navigationItem])
        #expect(second.parent == nil)
        #expect(!second.isMovingFromParent && !second.isMovingToParent)
        #expect(first.view.window === stage.window)
        #expect(second.view.window == nil)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.viewControllers == [first, second])
    }

    @Test func aCancelledChangeOfTheStackRestoresTheFormerOne() {
        let (first, second, third) = (LifeController("A", log), LifeController("B", log), LifeController("C", log))
        let delegate = Delegate()
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        navigation.delegate = delegate
        navigation.setViewControllers([third, first], animated: true)
        stage.advance(by: 0)
        delegate.hand.cancel()
        stage.finishTransition()
        #expect(navigation.viewControllers == [first, second])
        #expect(second.parent === navigation)
        #expect(third.parent == nil)
    }

    // MARK: The swipe from the edge

    /// Returns a navigation stack of A and B, and a touch that has moved from the left edge to `x`.
    private func swipe(to x: CGFloat) -> (ControllerStage, UINavigationController, TouchInput) {
        let navigation = UINavigationController(rootViewController: LifeController("A", log))
        let stage = ControllerStage(navigation)
        navigation.pushViewController(LifeController("B", log), animated: false)
        stage.advance(by: 0)
        let input = TouchInput(application: .shared)
        input.pointer(.down, at: CGPoint(x: 4, y: 200), time: 0)
        for step in 1...10 {
            input.pointer(.move, at: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 200), time: Double(step) * 0.2)
            stage.advance(by: 0.01)
        }
        return (stage, navigation, input)
    }

    @Test func aSwipeFromTheEdgePastTheMiddlePops() {
        let (stage, navigation, input) = swipe(to: 250)
        let top = navigation.viewControllers.last?.viewIfLoaded
        #expect(navigation.viewControllers.count == 1)
        #expect(top?.superview === navigation.stage)
        input.pointer(.up, at: CGPoint(x: 250, y: 200), time: 4)
        stage.finishTransition()
        #expect(log.take().suffix(2) == ["B did disappear…", "A did appear…"])
    }

    @Test func aSwipeElsewhereDoesNotPop() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = ControllerStage(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0)
        let input = TouchInput(application: .shared)
        input.pointer(.down, at: CGPoint(x: 100, y: 200), time: 0)
        input.pointer(.move, at: CGPoint(x: 300, y: 200), time: 0.2)
        input.pointer(.up, at: CGPoint(x: 300, y: 200), time: 0.4)
        #expect(navigation.viewControllers.count == 2)
    }
}
