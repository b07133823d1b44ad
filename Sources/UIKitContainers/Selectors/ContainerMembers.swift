import LaminaMethods
import UIKitControls
import UIKitLists
import UIKitValues
import UIKitViews

/// Members of `UINavigationController` that selectors and keys name.
let navigationMembers = MemberTable(
    inheriting: UIViewController.memberTable,
    properties: [
        "viewControllers": { $0.property(\UINavigationController.viewControllers) },
        "isNavigationBarHidden": { $0.property(\UINavigationController.isNavigationBarHidden) },
        "isToolbarHidden": { $0.property(\UINavigationController.isToolbarHidden) },
    ],
    constants: [
        "navigationBar": { $0.property(\UINavigationController.navigationBar) },
        "topViewController": { $0.property(\UINavigationController.topViewController) },
        "visibleViewController": { $0.property(\UINavigationController.visibleViewController) },
    ],
    methods: [
        "popViewControllerAnimated:": {
            $0.perform { (target: UINavigationController, isAnimated: Bool) in target.popViewController(animated: isAnimated) }
        },
        "popToRootViewControllerAnimated:": {
            $0.perform { (target: UINavigationController, isAnimated: Bool) in target.popToRootViewController(animated: isAnimated) }
        },
        "pushViewController:animated:": {
            $0.perform { (target: UINavigationController, controller: UIViewController, isAnimated: Bool) in
                target.pushViewController(controller, animated: isAnimated)
            }
        },
    ]
)

/// Members of `UITabBarController` that selectors and keys name.
let tabMembers = MemberTable(
    inheriting: UIViewController.memberTable,
    properties: [
        "viewControllers": { $0.property(\UITabBarController.viewControllers) },
        "selectedIndex": { $0.property(\UITabBarController.selectedIndex) },
        "selectedViewController": { $0.property(\UITabBarController.selectedViewController) },
    ],
    constants: [
        "tabBar": { $0.property(\UITabBarController.tabBar) }
    ]
)

/// Members of `UISplitViewController` that selectors and keys name.
let splitMembers = MemberTable(
    inheriting: UIViewController.memberTable,
    properties: [
        "viewControllers": { $0.property(\UISplitViewController.viewControllers) },
        "presentsWithGesture": { $0.property(\UISplitViewController.presentsWithGesture) },
    ],
    constants: [
        "isCollapsed": { $0.property(\UISplitViewController.isCollapsed) },
        "displayModeButtonItem": { $0.property(\UISplitViewController.displayModeButtonItem) },
    ]
)

/// Members of `UIAlertController` that selectors and keys name.
let alertMembers = MemberTable(
    inheriting: UIViewController.memberTable,
    properties: [
        "message": { $0.property(\UIAlertController.message) }
    ],
    constants: [
        "actions": { $0.property(\UIAlertController.actions) },
        "textFields": { $0.property(\UIAlertController.textFields) },
    ],
    methods: [
        "laminaChooseDefault": { $0.perform { (target: UIAlertController) in target.chooseDefault() } },
        "laminaChooseCancel": { $0.perform { (target: UIAlertController) in target.chooseCancel() } },
    ]
)

/// Members of `UISearchBar` that selectors and keys name; apps read the key `searchField` for its text field.
let searchBarMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "text": { $0.property(\UISearchBar.text) },
        "placeholder": { $0.property(\UISearchBar.placeholder) },
        "prompt": { $0.property(\UISearchBar.prompt) },
        "showsCancelButton": { $0.property(\UISearchBar.showsCancelButton) },
    ],
    constants: [
        "searchField": { $0.property(\UISearchBar.searchTextField) },
        "searchTextField": { $0.property(\UISearchBar.searchTextField) },
    ]
)

extension UIAlertController: nonisolated MemberTableExtender {}
extension UINavigationController: nonisolated MemberTableExtender {}
extension UISplitViewController: nonisolated MemberTableExtender {}
extension UITabBarController: nonisolated MemberTableExtender {}
extension UISearchBar: nonisolated MemberTableExtender {}
