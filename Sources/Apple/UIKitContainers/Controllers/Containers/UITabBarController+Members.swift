import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UITabBarController` that selectors, keys and nibs name.
let tabMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("viewControllers", \UITabBarController.viewControllers)
    $0.property("selectedIndex", \UITabBarController.selectedIndex)
    $0.property("selectedViewController", \UITabBarController.selectedViewController)
    $0.constant("tabBar", \UITabBarController.tabBar)
    $0.child("tabBar") { (controller: UITabBarController, element, nib) in nib.adopt(controller.tabBar, from: element) }
}

extension UITabBarController: nonisolated MemberTableExtender {}
