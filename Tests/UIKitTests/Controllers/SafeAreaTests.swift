import Testing

import UIKit

@MainActor
struct ControllerSafeAreaTests {
    final class Told: UIViewController {
        var count = 0
        override func viewSafeAreaInsetsDidChange() { count += 1 }
    }

    @Test func barsCoverPartsOfTheView() {
        let content = Told()
        let navigation = UINavigationController(rootViewController: content)
        let stage = ControllerStage(navigation)
        stage.window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(content.count > 0)
        navigation.isToolbarHidden = false
        #expect(content.view.safeAreaInsets.bottom == 44)
        navigation.isNavigationBarHidden = true
        #expect(content.view.safeAreaInsets.top == 0)
    }

    @Test func insetsThatWereSetBeforeTheViewExistsCount() {
        let content = UIViewController()
        content.additionalSafeAreaInsets.top = 30
        let stage = ControllerStage(content)
        stage.window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 30)
    }

    @Test func aTabBarCoversTheLowerEdge() {
        let content = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [content]
        let stage = ControllerStage(tabs)
        stage.window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.bottom == 49)
    }

    @Test func additionalSafeAreaInsetsAreAdded() {
        let content = UIViewController()
        let stage = ControllerStage(content)
        content.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        #expect(content.view.safeAreaInsets.top == 7)
        #expect(stage.window.safeAreaInsets == .zero)
    }

    // MARK: Views that end at bars

    @Test func aViewEndsAtBarsBelowWhichItDoesNotExtend() {
        let content = Told()
        content.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: content)
        let stage = ControllerStage(navigation)
        stage.window.layoutIfNeeded()
        #expect(content.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(content.view.safeAreaInsets == .zero)
        navigation.isToolbarHidden = false
        #expect(content.view.frame == CGRect(x: 0, y: 44, width: 320, height: 392))
        navigation.isNavigationBarHidden = true
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 320, height: 436))
        content.edgesForExtendedLayout = .all
        stage.window.layoutIfNeeded()
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(content.view.safeAreaInsets.bottom == 44)
    }

    @Test func aViewExtendsBelowOpaqueBarsOnlyIfToldTo() {
        let content = Told()
        let navigation = UINavigationController(rootViewController: content)
        let stage = ControllerStage(navigation)
        navigation.navigationBar.isTranslucent = false
        stage.window.layoutIfNeeded()
        #expect(content.view.frame.minY == 44)
        content.extendedLayoutIncludesOpaqueBars = true
        stage.window.layoutIfNeeded()
        #expect(content.view.frame.minY == 0)
        #expect(content.view.safeAreaInsets.top == 44)
    }

    @Test func aViewEndsAtTheTabBarInsideOfANavigationControllerToo() {
        let (direct, inner) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [direct, UINavigationController(rootViewController: inner)]
        let stage = ControllerStage(tabs)
        direct.edgesForExtendedLayout = .top
        inner.edgesForExtendedLayout = .top
        stage.window.layoutIfNeeded()
        #expect(direct.view.frame.height == 431)
        tabs.selectedIndex = 1
        stage.window.layoutIfNeeded()
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
        inner.edgesForExtendedLayout = .all
        tabs.tabBar.isTranslucent = false
        stage.window.layoutIfNeeded()
        #expect(inner.view.convert(inner.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 431))
    }

    @Test func aPushedViewSlidesToItsPlaceBelowTheBar() throws {
        let (first, second) = (UIViewController(), UIViewController())
        second.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.pushViewController(second, animated: true)
        #expect(second.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(second.view.layer.animationKeys()?.isEmpty == false)
        stage.finishTransition()
        #expect(second.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        navigation.popViewController(animated: true)
        #expect(second.view.frame == CGRect(x: 320, y: 44, width: 320, height: 436))
        stage.finishTransition()
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func aViewThatTheAppMovedStaysThere() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        let stage = ControllerStage(navigation)
        content.view.frame.origin.y = -100
        navigation.view.setNeedsLayout()
        stage.window.layoutIfNeeded()
        #expect(content.view.frame.minY == -100)
    }
}
