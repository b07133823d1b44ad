import Testing
import UIKit

@MainActor
struct HiddenTabBarTests {
    private let root = UIViewController()
    private let tabs = UITabBarController()
    private let navigation: UINavigationController
    private let stage: ControllerStage

    init() {
        navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, UIViewController()]
        stage = ControllerStage(tabs)
    }

    /// The height of the bar that covers the lower edge of a controller's view, once transitions and layout are done; 0 without a bar.
    private func cover(of controller: UIViewController) -> CGFloat {
        stage.finishTransition()
        stage.window.layoutIfNeeded()
        #expect(tabs.tabBar.frame.minX == (controller.view.safeAreaInsets.bottom > 0 ? 0 : -320))
        return controller.view.safeAreaInsets.bottom
    }

    private func push(hiding: Bool, animated: Bool = false) -> UIViewController {
        let controller = UIViewController()
        controller.hidesBottomBarWhenPushed = hiding
        navigation.pushViewController(controller, animated: animated)
        return controller
    }

    @Test(arguments: [false, true]) func theBarIsHiddenFromThePushToThePop(animated: Bool) {
        #expect(cover(of: root) == 49)
        #expect(cover(of: push(hiding: true, animated: animated)) == 0)
        #expect(cover(of: push(hiding: false, animated: animated)) == 0)
        navigation.popToRootViewController(animated: animated)
        #expect(cover(of: root) == 49)
    }

    @Test func theBarMovesDuringThePush() {
        _ = push(hiding: true, animated: true)
        stage.advance(by: 0.1)
        let place = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
        #expect(place < 0 && place > -320)
        #expect(tabs.tabBar.frame.minX == -320)
    }

    @Test func theBarNeverCoversTheControllerThatHidesIt() {
        final class Covered: UIViewController {
            var covers: [CGFloat] = []
            override func viewDidLayoutSubviews() { covers.append(view.safeAreaInsets.bottom) }
        }
        let controller = Covered()
        controller.hidesBottomBarWhenPushed = true
        navigation.pushViewController(controller, animated: true)
        stage.finishTransition()
        #expect(!controller.covers.isEmpty && controller.covers.allSatisfy { $0 == 0 })
    }

    @Test func thePropertyOfAControllerBelowCountsAtThePushAlone() {
        root.hidesBottomBarWhenPushed = true
        let second = push(hiding: false)
        root.hidesBottomBarWhenPushed = false
        #expect(cover(of: second) == 0)
        navigation.popViewController(animated: false)
        #expect(cover(of: root) == 49)
    }

    @Test func thePropertyMayBeResetWhileThePushRuns() {
        final class Resetting: UIViewController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                hidesBottomBarWhenPushed = false
            }
        }
        let first = Resetting()
        navigation.setViewControllers([first], animated: false)
        #expect(cover(of: first) == 49)
        first.hidesBottomBarWhenPushed = true
        #expect(cover(of: push(hiding: false, animated: true)) == 0)
    }

    @Test func aCancelledSwipeLeavesTheBarHidden() {
        root.hidesBottomBarWhenPushed = true
        let second = push(hiding: false)
        root.hidesBottomBarWhenPushed = false
        stage.finishTransition()
        let hand = Hand(stage.window)
        defer { hand.close() }
        hand.down(2, 200)
        for x in [60, 50, 40] as [CGFloat] { hand.move(x, 200) }
        hand.up(30, 200)
        #expect(cover(of: second) == 0 && navigation.topViewController === second)
    }

    @Test func anotherTabShowsTheBar() {
        let second = push(hiding: true)
        #expect(cover(of: second) == 0)
        tabs.selectedIndex = 1
        #expect(cover(of: tabs.viewControllers?.last ?? second) == 49)
        tabs.selectedIndex = 0
        #expect(cover(of: second) == 0)
    }
}
