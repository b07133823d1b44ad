import CoreGraphics
import Foundation
import Testing

import UIKit

@MainActor @Suite struct StoryboardControllerTests {
    private typealias Text = StoryboardText

    private func controller(_ scenes: [String], initial: String) throws -> UIViewController {
        try #require(try Text.storyboard(scenes, initial: initial).instantiateInitialViewController())
    }

    @Test func aNavigationControllerHasItsRootAndBars() throws {
        let navigation = """
            <navigationController toolbarHidden="NO" id="n" sceneMemberID="viewController"><toolbarItems/>
                <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" id="bar">
                    <rect key="frame" x="0" y="0" width="320" height="44"/>
                    <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
                </navigationBar>
                <nil name="viewControllers"/>
                <toolbar key="toolbar" translucent="NO" id="tool"/>
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """
        let made = try controller([Text.scene(navigation), Text.plain("a")], initial: "n") as? UINavigationController
        let stack = try #require(made)
        #expect(stack.viewControllers.count == 1 && stack.topViewController is SceneController)
        #expect(stack.navigationBar.prefersLargeTitles && !stack.navigationBar.isTranslucent && !stack.toolbar.isTranslucent)
        #expect(stack.navigationBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stack.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
        #expect(!stack.isToolbarHidden && stack.topViewController?.isViewLoaded == false)
    }

    @Test func viewsBesideANavigationControllerAreItsOutlets() throws {
        let navigation = """
            <navigationController customClass="SceneNavigationController" customModule="UIKitTests" id="n" sceneMemberID="viewController">
                <connections>
                    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                    <outlet property="panel" destination="p" id="o"/>
                </connections>
            </navigationController>
            """
        let panel = #"<view id="p"><rect key="frame" x="0" y="0" width="30" height="40"/></view>"#
        let made = try controller([Text.scene(navigation, panel), Text.plain("a")], initial: "n")
        let stack = try #require(made as? SceneNavigationController)
        stack.loadViewIfNeeded()
        #expect(stack.panelSizeWhenLoaded == CGSize(width: 30, height: 40) && stack.topViewController != nil)
    }

    @Test func tabsHaveTheOrderOfTheirSegues() throws {
        let tabs = """
            <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
                <connections>
                    <segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>
                    <segue destination="a" kind="relationship" relationship="viewControllers" id="r2"/>
                </connections>
            </tabBarController>
            """
        let item: (String) -> String = { title in #"<tabBarItem key="tabBarItem" title="\#(title)" badgeValue="3" id="i"/>"# }
        let made = try controller([Text.scene(tabs), Text.plain("a", item("A")), Text.plain("b", item("B"))], initial: "t")
        let bar = try #require(made as? UITabBarController).tabBar
        #expect(bar.items?.map(\.title) == ["B", "A"] && bar.items?.first?.badgeValue == "3")
    }

    @Test func aSplitViewHasItsColumns() throws {
        let split = """
            <splitViewController id="s" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
            </connections></splitViewController>
            """
        let made = try controller([Text.scene(split), Text.plain("a"), Text.plain("b")], initial: "s") as? UISplitViewController
        #expect(made?.viewControllers.count == 2)
    }

    @Test func aPageControllerScrollsWhenItsElementSaysSo() throws {
        let pages = """
            <pageViewController transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" id="p" sceneMemberID="viewController"/>
            """
        let made = try #require(try controller([Text.scene(pages)], initial: "p") as? UIPageViewController)
        #expect(made.transitionStyle == .scroll && made.navigationOrientation == .vertical)
    }

    @Test func aNavigationItemHasItsButtons() throws {
        let item = """
            <navigationItem key="navigationItem" title="T" prompt="P" largeTitleDisplayMode="never" backButtonTitle="Back home" id="n">
                <barButtonItem key="leftBarButtonItem" systemItem="add" id="l"><connections>
                    <action selector="press:" destination="a" id="x"/></connections></barButtonItem>
                <barButtonItem key="backBarButtonItem" title="Before" id="k"/>
                <rightBarButtonItems><barButtonItem title="One" id="o"/><barButtonItem title="Two" id="w"/></rightBarButtonItems>
                <view key="titleView" id="v"><rect key="frame" x="0" y="0" width="50" height="20"/></view>
            </navigationItem>
            <toolbarItems><barButtonItem title="Tool" id="tool"/></toolbarItems>
            """
        let made = try #require(try controller([Text.plain("a", item)], initial: "a") as? SceneController)
        let bar = made.navigationItem
        #expect(bar.title == "T" && bar.prompt == "P" && bar.largeTitleDisplayMode == .never && bar.backButtonTitle == "Back home")
        #expect(bar.rightBarButtonItems?.map(\.title) == ["One", "Two"] && bar.backBarButtonItem?.title == "Before")
        #expect(bar.titleView?.bounds.size == CGSize(width: 50, height: 20) && made.toolbarItems?.map(\.title) == ["Tool"])
        bar.leftBarButtonItem?.fire(with: nil)
        #expect(made.heard.last == "press")
    }

    @Test func aControllersAttributesAreItsProperties() throws {
        let element = """
            <viewController title="T" modalPresentationStyle="overCurrentContext" modalTransitionStyle="crossDissolve"
                definesPresentationContext="YES" hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES"
                automaticallyAdjustsScrollViewInsets="NO" providesPresentationContextTransitionStyle="YES" id="a" sceneMemberID="viewController">
                <extendedEdge key="edgesForExtendedLayout" top="YES"/>
                <size key="preferredContentSize" width="200" height="100"/>
                <size key="freeformSize" width="10" height="10"/>
                <nil key="simulatedTopBarMetrics"/>
            </viewController>
            """
        let made = try controller([Text.scene(element)], initial: "a")
        #expect(made.title == "T" && made.modalPresentationStyle == .overCurrentContext && made.modalTransitionStyle == .crossDissolve)
        #expect(made.definesPresentationContext && made.hidesBottomBarWhenPushed && made.extendedLayoutIncludesOpaqueBars)
        #expect(!made.automaticallyAdjustsScrollViewInsets && made.providesPresentationContextTransitionStyle)
        #expect(made.edgesForExtendedLayout == .top && made.preferredContentSize == CGSize(width: 200, height: 100))
    }

    @Test func theOldNameOfThePreferredSizeIsRead() throws {
        let element = """
            <viewController id="a" sceneMemberID="viewController"><size key="contentSizeForViewInPopover" width="30" height="40"/></viewController>
            """
        #expect(try controller([Text.scene(element)], initial: "a").preferredContentSize == CGSize(width: 30, height: 40))
    }
}

/// A navigation controller with an outlet to a view beside it, whose size it notes when its own view is loaded.
final class SceneNavigationController: UINavigationController {
    private var panel: UIView?
    var panelSizeWhenLoaded: CGSize?

    override func setValue(_ value: Any?, forKey key: String) { if key == "panel" { panel = value as? UIView } }

    override func viewDidLoad() {
        super.viewDidLoad()
        panelSizeWhenLoaded = panel?.bounds.size
    }
}
