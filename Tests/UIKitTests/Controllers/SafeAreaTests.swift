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
}
