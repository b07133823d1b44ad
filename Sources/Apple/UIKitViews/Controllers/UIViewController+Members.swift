import CoreGraphics
import LaminaMethods
import QuartzCore
import LaminaMarkup
import UIKitValues

/// Members of `UIViewController` that selectors, keys and nibs name.
let controllerMembers = MemberTable(inheriting: responderMembers) {
    $0.property("title", \UIViewController.title, nib: .text)
    $0.property("view", \UIViewController.view)
    $0.property("isEditing", \UIViewController.isEditing)
    $0.property("preferredContentSize", \UIViewController.preferredContentSize)
    $0.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    $0.property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    $0.property("isModalInPresentation", \UIViewController.isModalInPresentation)
    $0.property("toolbarItems", \UIViewController.toolbarItems)
    $0.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    $0.property("tabBarItem", \UIViewController.tabBarItem)
    $0.constant("navigationItem", \UIViewController.navigationItem)
    $0.constant("parentViewController", \UIViewController.parent)
    $0.constant("childViewControllers", \UIViewController.children)
    $0.constant("presentedViewController", \UIViewController.presentedViewController)
    $0.constant("presentingViewController", \UIViewController.presentingViewController)
    $0.constant("isViewLoaded", \UIViewController.isViewLoaded)
    $0.method("loadViewIfNeeded") { (target: UIViewController) in target.loadViewIfNeeded() }
    $0.method("viewDidLoad") { (target: UIViewController) in target.viewDidLoad() }
    $0.method("setNeedsStatusBarAppearanceUpdate") { (target: UIViewController) in target.setNeedsStatusBarAppearanceUpdate() }
    $0.method("didReceiveMemoryWarning") { (target: UIViewController) in target.didReceiveMemoryWarning() }
    $0.method("removeFromParent") { (target: UIViewController) in target.removeFromParent() }
    $0.method("dismissViewControllerAnimated:completion:") { (target: UIViewController, isAnimated: Bool, completion: (() -> Void)?) in
        target.dismiss(animated: isAnimated, completion: completion)
    }
    $0.method("presentViewController:animated:completion:") {
        (target: UIViewController, controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?) in
        target.present(controller, animated: isAnimated, completion: completion)
    }
    $0.method("setEditing:animated:") { (target: UIViewController, isEditing: Bool, isAnimated: Bool) in
        target.setEditing(isEditing, animated: isAnimated)
    }
    $0.method("showViewController:sender:") { (target: UIViewController, controller: UIViewController, sender: Any?) in
        target.show(controller, sender: sender)
    }
    $0.method("showDetailViewController:sender:") { (target: UIViewController, controller: UIViewController, sender: Any?) in
        target.showDetailViewController(controller, sender: sender)
    }
    $0.method("viewWillAppear:") { (target: UIViewController, isAnimated: Bool) in target.viewWillAppear(isAnimated) }
    $0.method("viewDidAppear:") { (target: UIViewController, isAnimated: Bool) in target.viewDidAppear(isAnimated) }
    $0.method("viewWillDisappear:") { (target: UIViewController, isAnimated: Bool) in target.viewWillDisappear(isAnimated) }
    $0.method("viewDidDisappear:") { (target: UIViewController, isAnimated: Bool) in target.viewDidDisappear(isAnimated) }
    $0.child("view") { (controller: UIViewController, element, nib) in
        controller.view = nib.object(for: element) as? UIView
        return controller.isViewLoaded
    }
}
