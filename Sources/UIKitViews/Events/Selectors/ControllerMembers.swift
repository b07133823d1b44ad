import CoreGraphics
import LaminaMethods
import UIKitValues

/// Members of `UIViewController` that selectors and keys name.
let controllerMembers = MemberTable(
    inheriting: responderMembers,
    properties: [
        "title": { $0.property(\UIViewController.title) },
        "view": { $0.property(\UIViewController.view) },
        "isEditing": { $0.property(\UIViewController.isEditing) },
        "preferredContentSize": { $0.property(\UIViewController.preferredContentSize) },
        "modalPresentationStyle": { $0.property(\UIViewController.modalPresentationStyle) },
        "modalTransitionStyle": { $0.property(\UIViewController.modalTransitionStyle) },
        "isModalInPresentation": { $0.property(\UIViewController.isModalInPresentation) },
        "toolbarItems": { $0.property(\UIViewController.toolbarItems) },
        "hidesBottomBarWhenPushed": { $0.property(\UIViewController.hidesBottomBarWhenPushed) },
        "tabBarItem": { $0.property(\UIViewController.tabBarItem) },
    ],
    constants: [
        "navigationItem": { $0.property(\UIViewController.navigationItem) },
        "parentViewController": { $0.property(\UIViewController.parent) },
        "childViewControllers": { $0.property(\UIViewController.children) },
        "presentedViewController": { $0.property(\UIViewController.presentedViewController) },
        "presentingViewController": { $0.property(\UIViewController.presentingViewController) },
        "isViewLoaded": { $0.property(\UIViewController.isViewLoaded) },
    ],
    methods: [
        "loadViewIfNeeded": { $0.perform { (target: UIViewController) in target.loadViewIfNeeded() } },
        "viewDidLoad": { $0.perform { (target: UIViewController) in target.viewDidLoad() } },
        "setNeedsStatusBarAppearanceUpdate": { $0.perform { (target: UIViewController) in target.setNeedsStatusBarAppearanceUpdate() } },
        "didReceiveMemoryWarning": { $0.perform { (target: UIViewController) in target.didReceiveMemoryWarning() } },
        "removeFromParent": { $0.perform { (target: UIViewController) in target.removeFromParent() } },
        "dismissViewControllerAnimated:completion:": {
            $0.perform { (target: UIViewController, isAnimated: Bool, completion: (() -> Void)?) in
                target.dismiss(animated: isAnimated, completion: completion)
            }
        },
        "presentViewController:animated:completion:": {
            $0.perform { (target: UIViewController, controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?) in
                target.present(controller, animated: isAnimated, completion: completion)
            }
        },
        "setEditing:animated:": {
            $0.perform { (target: UIViewController, isEditing: Bool, isAnimated: Bool) in target.setEditing(isEditing, animated: isAnimated) }
        },
        "showViewController:sender:": {
            $0.perform { (target: UIViewController, controller: UIViewController, sender: Any?) in target.show(controller, sender: sender) }
        },
        "showDetailViewController:sender:": {
            $0.perform { (target: UIViewController, controller: UIViewController, sender: Any?) in
                target.showDetailViewController(controller, sender: sender)
            }
        },
        "viewWillAppear:": { $0.perform { (target: UIViewController, isAnimated: Bool) in target.viewWillAppear(isAnimated) } },
        "viewDidAppear:": { $0.perform { (target: UIViewController, isAnimated: Bool) in target.viewDidAppear(isAnimated) } },
        "viewWillDisappear:": { $0.perform { (target: UIViewController, isAnimated: Bool) in target.viewWillDisappear(isAnimated) } },
        "viewDidDisappear:": { $0.perform { (target: UIViewController, isAnimated: Bool) in target.viewDidDisappear(isAnimated) } },
    ]
)
