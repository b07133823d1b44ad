import Testing
import UIKit

@MainActor
struct EdgeSwipeTests {
    private final class Permission: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    /// Returns true when a swipe from the left edge pops a second controller that `prepare` has changed.
    private func swipePops(_ prepare: (UINavigationController, UINavigationItem) -> Void) -> Bool {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        let hand = Hand(stage.window)
        defer { hand.close() }
        navigation.pushViewController(second, animated: false)
        prepare(navigation, second.navigationItem)
        stage.finishTransition()
        hand.down(2, 200)
        for x in [100, 200] as [CGFloat] { hand.move(x, 200) }
        hand.up(300, 200)
        stage.finishTransition()
        return navigation.topViewController === first
    }

    private var ownButton: UIBarButtonItem { UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil) }

    @Test func aSwipeNeedsABackButtonInAVisibleBar() {
        #expect(swipePops { _, _ in })
        #expect(!swipePops { navigation, _ in navigation.isNavigationBarHidden = true })
        #expect(!swipePops { _, item in item.hidesBackButton = true })
        #expect(!swipePops { _, item in item.leftBarButtonItem = ownButton })
        #expect(
            swipePops { _, item in
                item.leftBarButtonItem = ownButton
                item.leftItemsSupplementBackButton = true
            })
    }

    @Test func aDelegateOfTheAppOrNoneLetsTheSwipeBeginWithoutABackButton() {
        let permission = Permission()
        #expect(
            swipePops { navigation, item in
                item.leftBarButtonItem = ownButton
                navigation.interactivePopGestureRecognizer?.delegate = permission
            })
        #expect(
            swipePops { navigation, _ in
                navigation.isNavigationBarHidden = true
                navigation.interactivePopGestureRecognizer?.delegate = nil
            })
    }

    @Test func theFirstDelegateCanBeSetAgain() {
        let pops = swipePops { navigation, _ in
            let swipe = navigation.interactivePopGestureRecognizer
            let first = swipe?.delegate
            swipe?.delegate = nil
            swipe?.delegate = first
            navigation.isNavigationBarHidden = true
        }
        #expect(!pops)
    }

    @Test func theRootControllerIsNeverPopped() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = ControllerStage(navigation)
        let hand = Hand(stage.window)
        defer { hand.close() }
        navigation.interactivePopGestureRecognizer?.delegate = nil
        hand.down(2, 200)
        hand.move(200, 200)
        hand.up(300, 200)
        stage.finishTransition()
        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
    }
}
