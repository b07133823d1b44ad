import Foundation
import Testing

import UIKit

/// A navigation controller with large titles above a scroll view of 2000 points, in a window of 320 × 480 points without safe area.
@MainActor
struct LargeTitleTests {
    private let scroll = UIScrollView()
    private let content = UIViewController()
    private let navigation: UINavigationController
    private let stage: ControllerStage

    init() {
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.scrolling.ticker.followsDisplay = false
        content.view = scroll
        content.title = "Countries"
        navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = true
        stage = ControllerStage(navigation)
        stage.window.layoutIfNeeded()
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    /// The label of the title with a size.
    private func title(_ size: CGFloat) -> UILabel? {
        views(bar).lazy.compactMap { $0 as? UILabel }.first { $0.text == "Countries" && $0.font.pointSize == size }
    }

    /// Scrolls by a distance from the top at which the bar has its full height.
    private func scroll(to distance: CGFloat, height: CGFloat = 96) {
        scroll.contentOffset.y = distance - height
        stage.window.layoutIfNeeded()
    }

    @Test(arguments: [(0, 96), (20, 76), (52, 44), (400, 44)] as [(CGFloat, CGFloat)])
    func scrollingCollapsesTheBarFrom96PointsTo44(distance: CGFloat, height: CGFloat) {
        scroll(to: distance)
        #expect(bar.frame.height == height)
        #expect(scroll.adjustedContentInset.top == height && scroll.safeAreaInsets.top == height)
        #expect(scroll.contentOffset.y == distance - 96)
        scroll(to: 0)
        #expect(bar.frame.height == 96 && scroll.contentOffset.y == -96)
    }

    @Test func titlesOfABlackBarAreWhite() {
        bar.barStyle = .black
        #expect(title(34)?.textColor == .white && title(17)?.textColor == .white)
        bar.barStyle = .default
        #expect(title(34)?.textColor == .label && title(17)?.textColor == .label)
    }

    @Test func contentBeginsBelowTheWholeBar() { #expect(scroll.contentOffset.y == -96 && bar.frame.height == 96) }

    @Test func contentThatIsPulledDownTakesTheBarAlongAndEnlargesTheTitle() throws {
        let label = try #require(title(34))
        let width = label.frame.width
        scroll(to: -30)
        #expect(bar.frame.height == 126 && scroll.adjustedContentInset.top == 96)
        #expect(label.frame.width > width)
        #expect(abs(label.convert(CGPoint(x: 0, y: label.bounds.height), to: bar).x - 16) < 1e-9)
        scroll(to: 0)
        #expect(label.frame.width == width)
    }

    /// The label begins 3 points below the row of buttons, as measured on UIKit.
    @Test func theLargeTitleMovesBehindTheRowOfButtonsAndTheSmallOneAppears() throws {
        let (large, small) = (try #require(title(34)), try #require(title(17)))
        #expect(large.convert(large.bounds, to: bar).minY == 47 && small.alpha == 0)
        scroll(to: 20)
        #expect(large.convert(large.bounds, to: bar).minY == 27 && small.alpha == 0)
        scroll(to: 52)
        #expect(small.alpha == 1 && large.superview?.bounds.height == 0)
    }

    @Test(arguments: [(10, -96), (25, -96), (27, -44), (51, -44), (60, -36)] as [(CGFloat, CGFloat)])
    func aReleaseNeverLeavesTheTitleHalfCollapsed(distance: CGFloat, end: CGFloat) {
        scroll.beginDragging(towards: .zero)
        scroll.drag(by: CGPoint(x: 0, y: -distance))
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .greatestFiniteMagnitude)
        #expect(scroll.contentOffset.y == end)
    }

    @Test func belowAnOpaqueBarAControllerHasItsFrameFromTheBeginningOfThePush() {
        bar.isTranslucent = false
        stage.window.layoutIfNeeded()
        #expect(content.view.frame.minY == 96)
        let detail = UIViewController()
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.1)
        #expect(detail.view.frame.minY == 44 && detail.view.frame.height == 480 - 44)
        stage.finishTransition()
        #expect(detail.view.frame.minY == 44)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        #expect(content.view.frame.minY == 96)
        stage.finishTransition()
        #expect(content.view.frame.minY == 96 && bar.frame.height == 96)
    }

    @Test func contentThatIsAddedLaterIsFollowed() {
        let late = UIViewController()
        let (navigation, list) = (UINavigationController(rootViewController: late), UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        navigation.navigationBar.prefersLargeTitles = true
        let stage = ControllerStage(navigation)
        list.contentSize = CGSize(width: 320, height: 2000)
        late.view.addSubview(list)
        stage.window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
        list.contentOffset.y = 300
        stage.window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func theModeOfAnItemDecidesAndAutomaticIsTheModeBelow() {
        content.navigationItem.largeTitleDisplayMode = .never
        stage.window.layoutIfNeeded()
        #expect(bar.frame.height == 44 && scroll.contentOffset.y == -44)
        let (second, third) = (UIViewController(), UIViewController())
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 1)
        #expect(bar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        navigation.pushViewController(third, animated: false)
        stage.advance(by: 1)
        #expect(bar.frame.height == 96)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 1)
        #expect(bar.frame.height == 96)
        bar.prefersLargeTitles = false
        #expect(bar.frame.height == 44)
    }

    @Test(arguments: [false, true], [0, 30, 300] as [CGFloat])
    func aPushAndAPopKeepTheCollapse(isAnimated: Bool, distance: CGFloat) {
        scroll(to: distance)
        let height = bar.frame.height
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(next, animated: isAnimated)
        stage.finishTransition()
        #expect(bar.frame.height == 44 && next.view.safeAreaInsets.top == 44)
        navigation.popViewController(animated: isAnimated)
        stage.finishTransition()
        stage.window.layoutIfNeeded()
        #expect(bar.frame.height == height && scroll.adjustedContentInset.top == height && scroll.contentOffset.y == distance - 96)
    }

    @Test func theNamedScrollViewIsFollowedInsteadOfTheFirst() {
        let (root, first, second) = (UIViewController(), UIScrollView(), UIScrollView())
        for view in [first, second] {
            view.contentSize = CGSize(width: 320, height: 2000)
            view.frame = root.view.bounds
            root.view.addSubview(view)
        }
        root.setContentScrollView(second)
        #expect(root.contentScrollView(for: .top) === second)
        navigation.setViewControllers([root], animated: false)
        stage.advance(by: 1)
        first.contentOffset.y = 300
        #expect(bar.frame.height == 96)
        second.contentOffset.y = 300
        #expect(bar.frame.height == 44)
    }

    @Test func eachEdgeHasItsOwnScrollView() {
        let (controller, upper, lower) = (UIViewController(), UIScrollView(), UIScrollView())
        controller.setContentScrollView(upper, for: .top)
        #expect(controller.contentScrollView(for: .top) === upper && controller.contentScrollView(for: .bottom) == nil)
        controller.setContentScrollView(lower, for: .bottom)
        #expect(controller.contentScrollView(for: .top) === upper && controller.contentScrollView(for: .bottom) === lower)
        #expect(controller.contentScrollView(for: .leading) == nil)
        controller.setContentScrollView(nil, for: .top)
        #expect(controller.contentScrollView(for: .top) == nil && controller.contentScrollView(for: .bottom) === lower)
        controller.setContentScrollView(upper)
        #expect(controller.contentScrollView(for: .bottom) === upper)
    }

    // MARK: The search bar

    @Test(arguments: [(0, 148), (30, 118), (52, 96), (80, 68), (104, 44), (500, 44)] as [(CGFloat, CGFloat)])
    func scrollingCollapsesTheSearchBarBeforeTheTitle(distance: CGFloat, height: CGFloat) throws {
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        stage.window.layoutIfNeeded()
        #expect(bar.frame.height == 148 && scroll.contentOffset.y == -148)
        scroll(to: distance, height: 148)
        #expect(bar.frame.height == height)
        #expect(search.searchBar.frame.height == max(0, 52 - distance))
        content.navigationItem.hidesSearchBarWhenScrolling = false
        stage.window.layoutIfNeeded()
        #expect(search.searchBar.frame.height == 52)
    }

    @Test func aSearchControllersBarHasAPlaceholder() {
        #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
        #expect(UISearchBar().placeholder == nil)
    }

    // MARK: The edge

    private func effectView(of bar: UIView) -> UIVisualEffectView? { views(bar).lazy.compactMap { $0 as? UIVisualEffectView }.first }

    @Test func theBackgroundAppearsWhenContentIsScrolledBelowTheBar() {
        #expect(effectView(of: bar)?.effect == nil)
        scroll(to: 52)
        #expect(effectView(of: bar)?.effect == nil)
        scroll(to: 54)
        #expect(effectView(of: bar)?.effect != nil)
        scroll(to: 0)
        #expect(effectView(of: bar)?.effect == nil)
    }

    @Test func theAppearanceOfTheEdgeGivesBackgroundAndTitle() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        bar.scrollEdgeAppearance = appearance
        #expect(effectView(of: bar)?.contentView.backgroundColor == .red)
        #expect(title(34)?.textColor == .white)
        scroll(to: 100)
        #expect(effectView(of: bar)?.contentView.backgroundColor == nil)
        let own = UINavigationBarAppearance()
        own.backgroundColor = .blue
        content.navigationItem.scrollEdgeAppearance = own
        scroll(to: 0)
        #expect(effectView(of: bar)?.contentView.backgroundColor == .blue)
    }

    @Test func aBarWithTheOlderPropertiesKeepsItsColourAtTheEdge() {
        bar.barTintColor = .green
        #expect(effectView(of: bar)?.contentView.backgroundColor == .green && effectView(of: bar)?.effect != nil)
    }

    @Test func aTabBarFollowsTheScrollViewOfTheSelectedControllerAlone() {
        let (tabs, plain, late) = (UITabBarController(), UIViewController(), UIViewController())
        tabs.viewControllers = [navigation, plain, late]
        stage.window.rootViewController = tabs
        stage.window.layoutIfNeeded()
        #expect(effectView(of: tabs.tabBar)?.effect != nil)
        tabs.selectedIndex = 1
        #expect(effectView(of: tabs.tabBar)?.effect == nil)
        scroll.contentOffset.y += 10
        #expect(effectView(of: tabs.tabBar)?.effect == nil)
        tabs.selectedIndex = 2
        stage.window.layoutIfNeeded()
        #expect(effectView(of: tabs.tabBar)?.effect == nil)
        let added = UIScrollView(frame: late.view.bounds)
        added.contentSize = CGSize(width: 320, height: 2000)
        late.view.addSubview(added)
        stage.window.layoutIfNeeded()
        #expect(effectView(of: tabs.tabBar)?.effect != nil)
    }

    @Test func barsAtTheLowerEdgeHaveABackgroundUntilTheEndOfTheContentIsInSight() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.setToolbarHidden(false, animated: false)
        stage.window.rootViewController = tabs
        stage.window.layoutIfNeeded()
        for bar in [tabs.tabBar, navigation.toolbar] as [UIView] {
            scroll(to: 0)
            #expect(effectView(of: bar)?.effect != nil)
            scroll.contentOffset.y = 2000 - 480 + scroll.adjustedContentInset.bottom
            #expect(effectView(of: bar)?.effect == nil)
        }
        navigation.setViewControllers([UIViewController()], animated: false)
        stage.advance(by: 1)
        #expect(effectView(of: tabs.tabBar)?.effect == nil && effectView(of: bar)?.effect == nil)
    }
}
