import CoreGraphics
import LaminaMethods
import UIKitControls
import UIKitLists
import UIKitValues
import UIKitViews

/// Members of `UISplitViewController` that selectors, keys and nibs name.
let splitMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("viewControllers", \UISplitViewController.viewControllers)
    $0.property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    $0.constant("isCollapsed", \UISplitViewController.isCollapsed)
    $0.constant("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
}

extension UISplitViewController: nonisolated MemberTableExtender {}
