import CoreGraphics
import Testing
import UIKit

@MainActor
struct SplitViewTests {
    private let list = UIViewController()
    private let detail = UIViewController()

    /// Runs a closure with a split view controller in a window that fills a screen of a size.
    private func with(_ size: CGSize, _ body: (UISplitViewController) -> Void) {
        let screen = UIScreen.main
        let (old, scale) = (screen.bounds.size, screen.scale)
        screen.resize(to: size, scale: scale)
        let (window, split) = (UIWindow(frame: screen.bounds), UISplitViewController())
        split.viewControllers = [UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)]
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        body(split)
        window.rootViewController = nil
        window.isHidden = true
        screen.resize(to: old, scale: scale)
    }

    @Test func columnsLieBesideEachOtherInAWideWindow() {
        with(CGSize(width: 1000, height: 700)) { split in
            #expect(!split.isCollapsed)
            #expect(split.primaryColumnWidth == 320)
            #expect(split.viewControllers[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
            #expect(split.viewControllers[1].view.frame.minX > 320)
            #expect(split.viewControllers[1].view.frame.maxX == 1000)
            #expect(list.splitViewController === split)
            split.preferredPrimaryColumnWidthFraction = 0.25
            #expect(split.viewControllers[0].view.frame.width == 250)
            split.preferredDisplayMode = .secondaryOnly
            #expect(split.children[1].view.frame == CGRect(x: 0, y: 0, width: 1000, height: 700))
            #expect(split.children[0].view.superview == nil)
        }
    }

    @Test func theDetailLiesOnTheListInANarrowWindow() {
        with(CGSize(width: 390, height: 844)) { split in
            #expect(split.isCollapsed)
            #expect((split.viewControllers[0] as? UINavigationController)?.viewControllers == [list, detail])
            #expect(split.viewControllers.count == 1)
        }
    }

    @Test func aDetailIsPushedInANarrowWindowAndReplacedInAWideOne() {
        let (new, other) = (UIViewController(), UIViewController())
        with(CGSize(width: 390, height: 844)) { split in
            split.showDetailViewController(UINavigationController(rootViewController: new), sender: nil)
            #expect((split.viewControllers[0] as? UINavigationController)?.viewControllers == [list, new])
        }
        with(CGSize(width: 1000, height: 700)) { split in
            split.showDetailViewController(other, sender: nil)
            #expect(split.viewControllers[1] === other)
        }
    }

    @Test func anExpandedControllerGivesTheDetailBack() {
        with(CGSize(width: 390, height: 844)) { split in
            UIScreen.main.resize(to: CGSize(width: 1000, height: 700), scale: UIScreen.main.scale)
            split.view.layoutIfNeeded()
            #expect(!split.isCollapsed)
            #expect(split.children.compactMap { ($0 as? UINavigationController)?.viewControllers } == [[list], [detail]])
        }
    }

    // MARK: Columns

    /// Runs a closure with a split view controller of a style, which has no controllers yet, in a window.
    private func with(
        _ size: CGSize, _ style: UISplitViewController.Style, _ prepare: (UISplitViewController) -> Void, _ body: (UISplitViewController) -> Void
    ) {
        let screen = UIScreen.main
        let (old, scale) = (screen.bounds.size, screen.scale)
        screen.resize(to: size, scale: scale)
        let (window, split) = (UIWindow(frame: screen.bounds), UISplitViewController(style: style))
        prepare(split)
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        body(split)
        window.rootViewController = nil
        window.isHidden = true
        screen.resize(to: old, scale: scale)
    }

    private let wide = CGSize(width: 1000, height: 700)
    private let narrow = CGSize(width: 390, height: 844)

    @Test func thePrimaryColumnMayLieAtTheTrailingEdge() {
        with(wide) { split in
            split.primaryEdge = .trailing
            let pixel = 1 / split.view.contentScaleFactor
            #expect(split.viewControllers[0].view.frame == CGRect(x: 680, y: 0, width: 320, height: 700))
            #expect(split.viewControllers[1].view.frame == CGRect(x: 0, y: 0, width: 680 - pixel, height: 700))
            let line = split.view.subviews.first { $0.backgroundColor == .separator }
            #expect(line?.frame == CGRect(x: 680 - pixel, y: 0, width: pixel, height: 700))
        }
    }

    @Test func theWidthOfThePrimaryColumnHasLimits() {
        let none = UISplitViewController.automaticDimension
        // The preferred width and part, the least and the greatest width, and the width of the column in a window of 1000 points.
        let cases: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (none, none, none, none, 320), (200, none, none, none, 200), (none, 0.25, none, none, 250), (200, 0.25, none, none, 200),
            (none, 0.9, none, none, 320), (none, 0.9, none, 500, 500), (none, none, none, 500, 400), (100, none, 150, none, 150),
            (100, none, 400, none, 400), (5000, none, none, 4000, 1000), (0, none, none, none, 0),
        ]
        with(wide) { split in
            for (index, (width, part, least, most, expected)) in cases.enumerated() {
                (split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction) = (width, part)
                (split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (least, most)
                #expect(split.primaryColumnWidth == expected, "\(index)")
                if expected > 0 { #expect(split.viewControllers[0].view.frame.width == expected, "\(index)") }
            }
        }
    }

    @Test func columnsAreShownAndHidden() {
        with(wide) { split in
            #expect(split.displayMode == .oneBesideSecondary)
            split.hide(.secondary)
            #expect(split.displayMode == .oneBesideSecondary)
            split.hide(.primary)
            #expect(split.displayMode == .secondaryOnly && split.primaryColumnWidth == 0)
            #expect(split.childForStatusBarStyle === split.viewControllers[1])
            #expect(split.viewControllers[0].view.superview == nil && split.viewControllers[1].view.frame.size == wide)
            split.show(.secondary)
            #expect(split.displayMode == .secondaryOnly)
            split.show(.primary)
            #expect(split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
            #expect(split.childForStatusBarStyle === split.viewControllers[0] && split.childForStatusBarHidden === split.viewControllers[0])
        }
        with(CGSize(width: 1000, height: 1100)) { split in
            // A window that is higher than wide has room for one column.
            #expect(split.isCollapsed || split.displayMode == .secondaryOnly)
        }
    }

    @Test func theDelegateHearsOfTheButtonAndMayChooseTheMode() {
        final class Delegate: UISplitViewControllerDelegate {
            var heard: [UISplitViewController.DisplayMode] = []
            var target = UISplitViewController.DisplayMode.automatic
            func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
                heard.append(displayMode)
            }
            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        }
        with(wide) { split in
            let delegate = Delegate()
            split.displayModeButtonItem.fire(with: nil)
            #expect(split.displayMode == .secondaryOnly)
            split.delegate = delegate
            split.displayModeButtonItem.fire(with: nil)
            split.displayModeButtonItem.fire(with: nil)
            #expect(delegate.heard == [.oneBesideSecondary, .secondaryOnly] && split.displayMode == .secondaryOnly)
            delegate.target = .secondaryOnly
            split.displayModeButtonItem.fire(with: nil)
            #expect(delegate.heard.count == 2 && split.displayMode == .secondaryOnly)
            // The delegate hears of every change.
            delegate.heard = []
            split.show(.primary)
            split.preferredDisplayMode = .oneBesideSecondary
            split.hide(.primary)
            split.preferredDisplayMode = .automatic
            #expect(delegate.heard == [.oneBesideSecondary, .secondaryOnly, .oneBesideSecondary])
        }
        with(narrow) { split in
            let delegate = Delegate()
            split.delegate = delegate
            split.hide(.primary)
            #expect(delegate.heard.isEmpty)
        }
    }

    @Test func theButtonOfTheColumnsIsHiddenInANarrowWindow() {
        with(wide) { #expect(!$0.displayModeButtonItem.isHidden && $0.displayModeButtonItem === $0.displayModeButtonItem) }
        with(narrow) { #expect($0.displayModeButtonItem.isHidden && $0.displayMode == .secondaryOnly) }
    }

    @Test func aPlainControllerGetsANavigationController() {
        let (tabs, navigation, compact) = (UITabBarController(), UINavigationController(), UIViewController())
        with(wide, .tripleColumn) { split in
            split.setViewController(list, for: .primary)
            split.setViewController(tabs, for: .supplementary)
            split.setViewController(navigation, for: .secondary)
            split.setViewController(compact, for: .compact)
        } _: { split in
            #expect((split.viewController(for: .primary) as? UINavigationController)?.viewControllers == [list])
            #expect(split.viewController(for: .supplementary) === tabs && split.viewController(for: .secondary) === navigation)
            #expect(split.viewController(for: .compact) === compact && compact.view.superview == nil)
            // The two other columns share the rest, 2 to 3.
            let rest = 680 - 1 / split.view.contentScaleFactor
            #expect(isClose(tabs.view.frame.width, rest * 0.4) && isClose(navigation.view.frame.width, rest * 0.6))
            #expect(navigation.view.frame.maxX == 1000 && isClose(tabs.view.frame.maxX, navigation.view.frame.minX))
            let former = split.viewController(for: .primary)
            split.setViewController(detail, for: .primary)
            #expect(former?.parent == nil && former?.view.superview == nil && detail.splitViewController === split)
            split.setViewController(nil, for: .supplementary)
            #expect(tabs.parent == nil && isClose(navigation.view.frame.width, rest))
        }
    }

    @Test func aNarrowWindowShowsTheCompactColumn() {
        let compact = UIViewController()
        with(narrow, .doubleColumn) { split in
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.setViewController(compact, for: .compact)
        } _: { split in
            #expect(split.isCollapsed && split.viewControllers == [compact] && compact.view.frame.size == narrow)
            #expect(list.navigationController?.view.superview == nil)
            UIScreen.main.resize(to: wide, scale: UIScreen.main.scale)
            split.view.layoutIfNeeded()
            #expect(!split.isCollapsed && compact.view.superview == nil && list.navigationController?.view.superview === split.view)
        }
    }

    private final class Owner: NSObject, UISplitViewControllerDelegate {
        var shows = false
        var collapses = false
        var top = UISplitViewController.Column.secondary
        func splitViewController(_ split: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { shows }
        func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { shows }
        func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController)
            -> Bool
        {
            collapses
        }
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top }
    }

    @Test(arguments: [(false, true, 2), (true, true, 1), (false, false, 1), (true, false, 1)])
    func theDelegateDecidesWhichColumnIsOnTopInANarrowWindow(collapses: Bool, isDetail: Bool, count: Int) {
        let owner = Owner()
        (owner.collapses, owner.top) = (collapses, isDetail ? .secondary : .primary)
        with(narrow, .doubleColumn) { split in
            split.delegate = owner
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        } _: { _ in
            #expect(list.navigationController?.viewControllers == Array([list, detail].prefix(count)))
        }
    }

    @Test func theDelegateMayShowControllersItself() {
        let (owner, new) = (Owner(), UIViewController())
        owner.shows = true
        with(wide) { split in
            split.delegate = owner
            let before = split.viewControllers
            split.show(new, sender: nil)
            split.showDetailViewController(new, sender: nil)
            #expect(new.parent == nil && split.viewControllers == before && list.navigationController?.viewControllers == [list])
            owner.shows = false
            UIView.performWithoutAnimation { split.show(new, sender: nil) }
            #expect(list.navigationController?.viewControllers == [list, new])
        }
    }

    @Test func columnsAppearAndDisappearOnce() {
        let log = LifeLog()
        let (first, second) = (LifeController("A", log), LifeController("B", log))
        with(wide, .doubleColumn) { split in
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
        } _: { split in
            _ = log.take()
            split.hide(.primary)
            #expect(log.take() == ["A will disappear", "A did disappear"])
            split.show(.primary)
            #expect(log.take() == ["A will appear"])
        }
    }
}
