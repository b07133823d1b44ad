import LaminaMethods
import UIKitValues

/// Members of `UIViewController` that selectors, keys and nibs name.
let controllerMembers = MemberTable(inheriting: responderMembers) {
    $0.property("title", \UIViewController.title, nib: .text)
    $0.property("view", \UIViewController.view)
    $0.property("isEditing", \UIViewController.isEditing)
    $0.property("preferredContentSize", \UIViewController.preferredContentSize, nib: .size)
    $0.property("modalPresentationStyle", \UIViewController.modalPresentationStyle, nib: .choice(NibNames.presentationStyles))
    $0.property("modalTransitionStyle", \UIViewController.modalTransitionStyle, nib: .choice(NibNames.transitionStyles))
    $0.property("isModalInPresentation", \UIViewController.isModalInPresentation, nib: .flag, as: "modalInPresentation")
    $0.property("definesPresentationContext", \UIViewController.definesPresentationContext, nib: .flag)
    $0.property(
        "providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle, nib: .flag)
    $0.property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars, nib: .flag)
    $0.property("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets, nib: .flag)
    $0.property("restorationIdentifier", \UIViewController.restorationIdentifier, nib: .text)
    $0.property("toolbarItems", \UIViewController.toolbarItems)
    $0.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed, nib: .flag)
    $0.property("tabBarItem", \UIViewController.tabBarItem)
    addSceneParts(to: &$0)
    $0.constant("navigationItem", \UIViewController.navigationItem)
    $0.constant("parentViewController", \UIViewController.parent)
    $0.constant("childViewControllers", \UIViewController.children)
    $0.constant("presentedViewController", \UIViewController.presentedViewController)
    $0.constant("presentingViewController", \UIViewController.presentingViewController)
    $0.constant("isViewLoaded", \UIViewController.isViewLoaded)
    $0.method("_printHierarchy") { (target: UIViewController) in (target as? any HierarchyDescribing)?.hierarchy }
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

/// Adds the attributes and child elements that a controller has in a storyboard besides its properties.
@MainActor
private func addSceneParts(to table: inout MemberTable) {
    table.ignoredAttributes("storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "autoresizesArchivedViewToFullSize")
    table.ignoredAttributes("wantsFullScreenLayout")
    // The size of the canvas in Interface Builder.
    table.ignoredChildren("freeformSize", "simulatedDestinationMetrics")
    table.child("navigationItem") { (controller: UIViewController, element, nib) in nib.adopt(controller.navigationItem, from: element) }
    table.child("tabBarItem") { (controller: UIViewController, element, nib) in
        guard let item = nib.object(for: element) as? UITabBarItem else { return false }
        controller.tabBarItem = item
        return true
    }
    table.child("edgesForExtendedLayout") { (controller: UIViewController, element, _) in
        controller.edgesForExtendedLayout = element.edges
        return true
    }
    // The name of `preferredContentSize` before iOS 7.
    table.child("contentSizeForViewInPopover") { (controller: UIViewController, element, _) in
        guard let size = element.size else { return false }
        controller.preferredContentSize = size
        return true
    }
}
