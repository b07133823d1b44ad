import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UINavigationController` that selectors, keys and nibs name.
let navigationMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("viewControllers", \UINavigationController.viewControllers)
    $0.property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden, nib: .flag, as: "navigationBarHidden")
    $0.property("isToolbarHidden", \UINavigationController.isToolbarHidden, nib: .flag, as: "toolbarHidden")
    $0.property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe, nib: .flag)
    $0.property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap, nib: .flag)
    $0.property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears, nib: .flag)
    $0.property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact, nib: .flag)
    $0.constant("navigationBar", \UINavigationController.navigationBar)
    $0.constant("topViewController", \UINavigationController.topViewController)
    $0.constant("visibleViewController", \UINavigationController.visibleViewController)
    $0.child("navigationBar") { (controller: UINavigationController, element, nib) in nib.adopt(controller.navigationBar, from: element) }
    $0.child("toolbar") { (controller: UINavigationController, element, nib) in nib.adopt(controller.toolbar, from: element) }
    $0.method("popViewControllerAnimated:") { (target: UINavigationController, isAnimated: Bool) in target.popViewController(animated: isAnimated) }
    $0.method("popToRootViewControllerAnimated:") { (target: UINavigationController, isAnimated: Bool) in
        target.popToRootViewController(animated: isAnimated)
    }
    $0.method("pushViewController:animated:") { (target: UINavigationController, controller: UIViewController, isAnimated: Bool) in
        target.pushViewController(controller, animated: isAnimated)
    }
}

extension UINavigationController: nonisolated MemberTableExtender {}
