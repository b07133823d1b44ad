import QuartzCore
import Testing

import UIKit

@MainActor
struct NavigationTests {
    let log = LifeLog()

    private func makeStage() -> (ControllerStage, UINavigationController, LifeController, LifeController) {
        let (first, second) = (LifeController("A", log), LifeController("B", log))
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        return (stage, navigation, first, second)
    }

    @Test func anAddedChildIsPushed() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let child = UIViewController()
        navigation.addChild(child)
        navigation.addChild(child)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController === child)
    }

    @Test func theRootControllerAppearsWithTheNavigationController() {
        let (stage, navigation, first, _) = makeStage()
        #expect(log.take() == ["A did load", "A will appear", "A did appear"])
        #expect(first.navigationController === navigation)
        #expect(first.view.frame == stage.window.bounds)
        #expect(navigation.navigationBar.topItem === first.navigationItem)
        #expect(navigation.navigationBar.topItem?.title == "First")
    }

    @Test(arguments: [true, false])
    func aViewReplacedInViewDidLoadIsShown(isAnimated: Bool) {
        final class Replacing: UIViewController {
            let own = UIView()
            override func viewDidLoad() { view = own }
        }
        let (root, pushed) = (Replacing(), Replacing())
        let navigation = UINavigationController(rootViewController: root)
        let stage = ControllerStage(navigation)
        #expect(root.own.window === stage.window)
        #expect(root.own.frame == stage.window.bounds)
        navigation.pushViewController(pushed, animated: isAnimated)
        stage.finishTransition()
        #expect(pushed.own.window === stage.window)
        #expect(pushed.own.frame == stage.window.bounds)
        #expect(root.own.window == nil)
    }

    @Test func pushAndPopCallbacksAreInOrder() {
        let (stage, navigation, first, second) = makeStage()
        _ = log.take()
        navigation.pushViewController(second, animated: true)
        #expect(log.take() == ["B did load", "A will disappear…", "B will appear…"])
        #expect(second.isMovingToParent)
        #expect(navigation.topViewController === second)
        stage.finishTransition()
        #expect(log.take() == ["A did disappear…", "B did appear…"])
        #expect(first.view.superview == nil)
        #expect(navigation.popViewController(animated: true) === second)
        #expect(log.take() == ["B will disappear…", "A will appear…"])
        #expect(second.isMovingFromParent)
        stage.finishTransition()
        #expect(log.take() == ["B did disappear…", "A did appear…"])
        #expect(second.parent == nil)
        #expect(navigation.viewControllers == [first])
        #expect(first.view.frame == stage.window.bounds)
    }

    @Test func anUnanimatedPushHappensImmediately() {
        let (stage, navigation, first, second) = makeStage()
        _ = log.take()
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        #expect(log.take() == ["B did load", "A will disappear", "B will appear", "A did disappear", "B did appear"])
        navigation.popToRootViewController(animated: false)
        stage.advance(by: 0)
        #expect(log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
        #expect(first.view.superview != nil)
    }

    @Test func aPushSlidesTheNewViewInAndMovesTheOldOneSlightly() {
        let (stage, navigation, first, second) = makeStage()
        navigation.pushViewController(second, animated: true)
        CATransaction.flush()
        #expect(isClose(seen(second.view), 480))
        #expect(isClose(seen(first.view), 160))
        #expect(isClose(first.view.center.x, 160 - 96))
        stage.advance(by: 0.1)
        #expect(seen(second.view) < 480 && seen(second.view) > 160)
        #expect(seen(first.view) < 160 && seen(first.view) > 64)
        stage.finishTransition()
        #expect(seen(second.view) == 160)
    }

    private func seen(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test func popToViewControllerReturnsThePoppedControllers() {
        let (stage, navigation, first, second) = makeStage()
        let third = LifeController("C", log)
        navigation.setViewControllers([first, second, third], animated: false)
        stage.advance(by: 0)
        #expect(navigation.viewControllers == [first, second, third])
        #expect(navigation.popToViewController(first, animated: false) == [second, third])
        #expect(navigation.viewControllers == [first])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(second.parent == nil && third.parent == nil)
    }

    @Test func aPushWaitsForTheRunningTransition() {
        let (stage, navigation, first, second) = makeStage()
        let third = LifeController("C", log)
        navigation.pushViewController(second, animated: true)
        navigation.pushViewController(third, animated: true)
        stage.finishTransition()
        stage.finishTransition()
        #expect(navigation.viewControllers == [first, second, third])
        #expect(third.view.superview != nil)
        #expect(second.view.superview == nil)
    }

    @Test func theBackButtonHasTheTitleOfItsTarget() throws {
        let (stage, navigation, _, second) = makeStage()
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        let content = try #require(navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.first)
        #expect(content.back?.label.text == "First")
        content.back?.sendActions(for: .touchUpInside)
        stage.finishTransition()
        #expect(navigation.topViewController !== second)
    }

    @Test func onlyFreeControllersCanBePushed() {
        let (_, navigation, first, _) = makeStage()
        navigation.pushViewController(first, animated: false)
        navigation.pushViewController(UINavigationController(), animated: false)
        #expect(navigation.viewControllers == [first])
    }

    @Test func theDelegateIsNotifiedOfTheShownController() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var heard: [String] = []
            func navigationController(_ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool) {
                heard.append("will show \(controller.title ?? "") \(animated)")
            }
            func navigationController(_ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool) {
                heard.append("did show \(controller.title ?? "") \(animated)")
            }
        }
        let (stage, navigation, _, second) = makeStage()
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        stage.finishTransition()
        #expect(delegate.heard == ["will show Second true", "did show Second true"])
    }

    @Test func theToolbarShowsTheItemsOfTheTopController() {
        let (stage, navigation, first, second) = makeStage()
        let item = UIBarButtonItem(systemItem: .add)
        second.toolbarItems = [item]
        navigation.isToolbarHidden = false
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        #expect(navigation.toolbar.items == [item])
        #expect(navigation.toolbar.frame.maxY == stage.window.bounds.maxY)
        first.hidesBottomBarWhenPushed = true
        navigation.popViewController(animated: false)
        stage.advance(by: 0)
        #expect(navigation.toolbar.frame.minY >= stage.window.bounds.maxY)
        #expect(navigation.toolbar.alpha == 0)
    }

    @Test func aHiddenBarIsOutsideTheView() {
        let (stage, navigation, _, _) = makeStage()
        navigation.isNavigationBarHidden = true
        #expect(navigation.navigationBar.frame.maxY <= 0)
        navigation.setNavigationBarHidden(false, animated: true)
        stage.finishTransition()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test func showPushesOntoTheNavigationStack() {
        let (stage, navigation, first, second) = makeStage()
        first.show(second, sender: nil)
        stage.finishTransition()
        #expect(navigation.topViewController === second)
        let other = UIViewController()
        let root = UIViewController()
        let plain = ControllerStage(root)
        root.show(other, sender: nil)
        plain.finishTransition()
        #expect(root.presentedViewController === other)
    }

    @Test func queuedTransitionsRunInOrder() {
        let (stage, navigation, _, second) = makeStage()
        let (third, fourth) = (LifeController("C", log), LifeController("D", log))
        _ = log.take()
        for controller in [second, third, fourth] { navigation.pushViewController(controller, animated: true) }
        for _ in 0..<3 { stage.finishTransition() }
        #expect(
            log.take() == [
                "B did load", "A will disappear…", "B will appear…", "A did disappear…", "B did appear…",
                "C did load", "B will disappear…", "C will appear…", "B did disappear…", "C did appear…",
                "D did load", "C will disappear…", "D will appear…", "C did disappear…", "D did appear…",
            ])
        #expect(navigation.viewControllers.count == 4)
        #expect(fourth.view.window === stage.window)
        #expect(third.view.window == nil)
    }

    @Test func anEdgeSwipePopsWhenThereIsAPreviousController() {
        let (stage, navigation, first, second) = makeStage()
        let hand = Hand(stage.window)
        var dragged: [String] = []
        for controller in [first, second] {
            let pan = UIPanGestureRecognizer()
            pan.addHandler { if $0.state == .began { dragged.append(controller.name) } }
            controller.view.addGestureRecognizer(pan)
        }
        func dragFromEdge(to x: CGFloat, _ y: CGFloat) {
            hand.down(5, 200)
            hand.move((5 + x) / 2, (200 + y) / 2)
            hand.up(x, y)
        }
        dragFromEdge(to: 80, 200)
        #expect(dragged == ["A"])
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0)
        dragFromEdge(to: 5, 300)
        #expect(dragged == ["A", "B"])
        dragFromEdge(to: 300, 200)
        #expect(dragged == ["A", "B"])
        #expect(navigation.topViewController === first)
        stage.finishTransition()
    }

    @Test func unanimatedTransitionsFinishInOneRunLoopIteration() {
        let (stage, navigation, first, second) = makeStage()
        let third = LifeController("C", log)
        navigation.pushViewController(second, animated: false)
        navigation.pushViewController(third, animated: false)
        #expect(navigation.viewControllers == [first, second, third])
        #expect(third.view.window === stage.window)
        navigation.popToRootViewController(animated: false)
        #expect(navigation.viewControllers == [first])
        _ = log.take()
        stage.advance(by: 0)
        #expect(log.take() == ["C did disappear", "A did appear"])
        #expect(first.view.window === stage.window)
        #expect(second.view.window == nil && third.view.window == nil)
    }

    @Test func theCoordinatorIsThereAsSoonAsAPushOrPopReturns() {
        let (stage, navigation, _, second) = makeStage()
        var heard: [String] = []
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(moved)
        func join(_ name: String) {
            let controllers = [navigation, second, navigation.topViewController]
            #expect(controllers.allSatisfy { $0?.transitionCoordinator != nil })
            let isQueued = navigation.transitionCoordinator?.animate(
                alongsideTransition: { _ in
                    heard.append("\(name) alongside")
                    moved.center.x += 100
                }, completion: { _ in heard.append("\(name) completed") })
            #expect(isQueued == true)
        }
        navigation.pushViewController(second, animated: true)
        join("push")
        #expect(heard == ["push alongside"] && moved.layer.animation(forKey: "position") != nil)
        stage.finishTransition()
        #expect(heard == ["push alongside", "push completed"])
        navigation.popViewController(animated: true)
        join("pop")
        stage.finishTransition()
        #expect(heard.suffix(2) == ["pop alongside", "pop completed"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func aNewStackIsPoppedToWhenItsTopWasOnTheOldOneAndElsePushed() {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var heard: [UINavigationController.Operation] = []
            func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                heard.append(operation)
                return nil
            }
        }
        let (stage, navigation, first, second) = makeStage()
        let third = LifeController("C", log)
        let listener = Listener()
        navigation.delegate = listener
        for stack in [[first, second], [first], [second, third], [third, second], [third, second, first]] {
            navigation.setViewControllers(stack, animated: true)
            stage.finishTransition()
            #expect(navigation.viewControllers == stack && Set(navigation.children) == Set(stack))
        }
        #expect(listener.heard == [.push, .pop, .push, .pop, .push])
    }
}
