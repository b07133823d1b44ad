import Foundation
import TestSupport
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

    @Test func aTapDoesNotShowBarsThatTheAppHasHidden() {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.hidesBarsOnTap = true
        hand.window.rootViewController = navigation
        hand.open()
        hand.window.layoutIfNeeded()
        navigation.hidesBarsOnTap = false
        navigation.setNavigationBarHidden(true, animated: false)
        hand.tap(160, 200)
        #expect(navigation.isNavigationBarHidden)
        hand.close()
        hand.window.rootViewController = nil
    }

    /// The distance from its place at which the title of a bar begins to slide.
    private func slide(of title: String, in bar: UINavigationBar) -> CGFloat? {
        func labels(_ view: UIView) -> [UILabel] {
            if view is UIControl { return [] }
            return view.subviews.flatMap(labels) + [view as? UILabel].compactMap { $0 }
        }
        let label = labels(bar).first { $0.text == title }
        let moved = sequence(first: label as UIView?) { $0?.superview }.first { $0?.layer.animationKeys()?.isEmpty == false }
        return moved??.layer.presentation()?.affineTransform().tx
    }

    @Test func moreItemsSlideInFromTheRightAndFewerFromTheLeft() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
        bar.setItems([items[0]], animated: false)
        let stage = Stage(bar)
        bar.setItems([items[0], items[1]], animated: true)
        finishTurn()
        #expect(try #require(slide(of: "B", in: bar)) > 0)
        stage.screen.advance(to: 110)
        bar.setItems([items[0]], animated: true)
        finishTurn()
        #expect(try #require(slide(of: "A", in: bar)) < 0)
        stage.screen.advance(to: 120)
        // As many items as before: a push.
        bar.setItems([items[2]], animated: true)
        finishTurn()
        #expect(try #require(slide(of: "C", in: bar)) > 0)
    }

    @Test func theDelegateOfABarHearsOfPushesAndPopsAndMayRefuseThem() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var heard: [String] = []
            var allows = true
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                heard.append("should push \(item.title ?? "") \(navigationBar.items?.count ?? 0)")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                heard.append("did push \(item.title ?? "") \(navigationBar.items?.count ?? 0)")
            }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                heard.append("should pop \(item.title ?? "") \(navigationBar.items?.count ?? 0)")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                heard.append("did pop \(item.title ?? "") \(navigationBar.items?.count ?? 0)")
            }
        }
        let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), Delegate())
        let items = ["A", "B"].map { UINavigationItem(title: $0) }
        bar.pushItem(items[0], animated: false)
        bar.delegate = delegate
        #expect(bar.popItem(animated: false) == nil && bar.topItem === items[0])
        bar.pushItem(items[1], animated: false)
        #expect(bar.topItem === items[1] && bar.backItem === items[0])
        #expect(bar.popItem(animated: false) === items[1] && bar.items == [items[0]])
        #expect(delegate.heard == ["should push B 1", "did push B 2", "should pop B 2", "did pop B 1"])
        (delegate.allows, delegate.heard) = (false, [])
        bar.pushItem(items[1], animated: false)
        #expect(bar.items == [items[0]])
        bar.items = items
        #expect(bar.popItem(animated: false) == nil && bar.items == items)
        #expect(delegate.heard == ["should push B 1", "should pop B 2"])
    }

    @Test func aTitleViewRegainsItsSizeInAWiderBar() {
        let (bar, title, item) = (UINavigationBar(), block(.red, 200, 20), UINavigationItem(title: ""))
        item.titleView = title
        bar.setItems([item], animated: false)
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        bar.layoutIfNeeded()
        #expect(title.bounds.width < 100)
        // Another change of the item makes the bar's content anew.
        item.prompt = nil
        bar.frame.size.width = 320
        bar.layoutIfNeeded()
        #expect(title.frame == CGRect(x: 60, y: 12, width: 200, height: 20))
    }

    @Test func aSizeThatTheAppGivesATitleViewLaterCounts() {
        let (bar, title, item) = (UINavigationBar(), block(.red, 200, 20), UINavigationItem(title: ""))
        item.titleView = title
        bar.setItems([item], animated: false)
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        bar.layoutIfNeeded()
        title.bounds.size = CGSize(width: 50, height: 30)
        title.superview?.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(title.frame == CGRect(x: 135, y: 7, width: 50, height: 30))
    }
}
