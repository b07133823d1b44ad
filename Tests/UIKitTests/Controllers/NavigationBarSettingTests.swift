import Foundation
import Testing

import UIKit

@MainActor
struct NavigationBarSettingTests {
    @Test func aPromptMakesTheBarHigherAndTheSafeAreaWithIt() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        let stage = ControllerStage(navigation)
        #expect(navigation.navigationBar.frame.height == 44)
        let inset = content.view.safeAreaInsets.top
        content.navigationItem.prompt = "Choose a picture"
        stage.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 74)
        #expect(content.view.safeAreaInsets.top == inset + 30)
        content.navigationItem.prompt = nil
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func aControllerWithoutPromptIsPushedBelowALowerBar() {
        let first = UIViewController()
        first.navigationItem.prompt = "Choose"
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        #expect(navigation.navigationBar.frame.height == 74)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func aTitleViewIsVisibleAgainAfterAnAnimatedPush() {
        let first = UIViewController()
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        first.navigationItem.titleView = title
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.finishTransition()
        navigation.popViewController(animated: false)
        stage.advance(by: 0)
        #expect(title.window === stage.window)
        #expect(title.alpha == 1 && title.transform.isIdentity)
    }

    @Test func aTapOutsideControlsTogglesTheBars() {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        let content = UIViewController()
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
        let navigation = UINavigationController(rootViewController: content)
        navigation.setToolbarHidden(false, animated: false)
        hand.window.rootViewController = navigation
        hand.open()
        content.view.addSubview(button)
        hand.window.layoutIfNeeded()
        hand.tap(160, 200)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnTap = true
        hand.wait(1)
        hand.tap(150, 320)
        #expect(!navigation.isNavigationBarHidden)
        hand.wait(1)
        hand.tap(160, 200)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        hand.wait(1)
        hand.tap(160, 200)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        hand.close()
        hand.window.rootViewController = nil
    }
}
