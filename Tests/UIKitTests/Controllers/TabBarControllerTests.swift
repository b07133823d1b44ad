import Foundation
import Testing

import UIKit

@MainActor
struct TabBarControllerTests {
    let log = LifeLog()

    private func makeStage() -> (ControllerStage, UITabBarController, LifeController, LifeController) {
        let (first, second) = (LifeController("A", log), LifeController("B", log))
        (first.title, second.title) = ("First", "Second")
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let stage = ControllerStage(tabs)
        return (stage, tabs, first, second)
    }

    @Test func theDelegateOfABarHearsOfTheItemsThatTheUserChooses() {
        final class Ear: NSObject, UITabBarDelegate {
            var chosen: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
        }
        let (bar, ear, hand) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49)), Ear(), Hand())
        defer { hand.close() }
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.delegate = ear
        hand.window.addSubview(bar)
        hand.open()
        hand.window.layoutIfNeeded()
        bar.selectedItem = bar.items?.last
        #expect(ear.chosen.isEmpty)
        hand.tap(50, 20)
        #expect(ear.chosen == [0] && bar.selectedItem === bar.items?.first)
    }

    @Test func onlyTheFirstTabsViewIsLoaded() {
        let (stage, tabs, first, second) = makeStage()
        defer { withExtendedLifetime(stage) {} }
        #expect(log.take() == ["A did load", "A will appear", "A did appear"])
        #expect(!second.isViewLoaded)
        #expect(tabs.selectedViewController === first)
        #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
        #expect(first.tabBarController === tabs)
    }

    @Test func anItemThatIsSetLaterReplacesTheOneInTheBar() {
        let (stage, tabs, first, _) = makeStage()
        defer { withExtendedLifetime(stage) {} }
        first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Second"])
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
        let inner = LifeController("C", log)
        tabs.viewControllers = [first, UINavigationController(rootViewController: inner)]
        inner.tabBarItem = UITabBarItem(title: "Inner", image: nil, tag: 1)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Inner"])
    }

    @Test func anAddedChildIsTheLastTab() {
        let (stage, tabs, first, second) = makeStage()
        defer { withExtendedLifetime(stage) {} }
        let third = LifeController("C", log)
        tabs.addChild(third)
        tabs.addChild(second)
        #expect(tabs.viewControllers == [first, second, third])
        #expect(tabs.tabBar.items?.count == 3)
        #expect(third.parent === tabs)
        let empty = UITabBarController()
        empty.addChild(LifeController("D", log))
        #expect(empty.viewControllers?.count == 1)
    }

    @Test func choosingATabSwapsTheViews() throws {
        let (stage, tabs, first, second) = makeStage()
        _ = log.take()
        stage.window.layoutIfNeeded()
        let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? TabButton }.last)
        button.sendActions(for: .touchDown)
        stage.advance(by: 0)
        #expect(log.take() == ["B did load", "B will appear", "A will disappear", "A did disappear", "B did appear"])
        #expect(tabs.selectedIndex == 1)
        #expect(first.view.superview == nil)
        #expect(second.view.frame == stage.window.bounds)
        #expect(button.isSelected)
    }

    @Test func theDelegateMayRefuseAChange() {
        final class Refusing: NSObject, UITabBarControllerDelegate {
            func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool { false }
        }
        let (stage, tabs, first, second) = makeStage()
        let delegate = Refusing()
        tabs.delegate = delegate
        tabs.tabBar(tabs.tabBar, didSelect: second.tabBarItem)
        stage.advance(by: 0)
        #expect(tabs.selectedViewController === first)
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    }

    @Test func aNavigationControllersTabItemIsItsRoots() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
    }

    @Test func indexesBeyondTheTabsAreRefused() {
        let (_, tabs, _, _) = makeStage()
        tabs.selectedIndex = 5
        tabs.selectedIndex = -1
        #expect(tabs.selectedIndex == 0)
    }

    @Test func aControllerWithoutTabsSelectsNothing() {
        let tabs = UITabBarController()
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        tabs.selectedIndex = 0
        #expect(tabs.selectedIndex == NSNotFound)
        tabs.viewControllers = [UIViewController(), UIViewController()]
        #expect(tabs.selectedIndex == 0)
        tabs.selectedIndex = 2
        tabs.selectedIndex = -1
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    }
}
