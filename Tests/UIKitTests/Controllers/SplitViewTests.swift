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
}
