import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitViews

/// Members of `UIAlertController` that selectors, keys and nibs name.
let alertMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("message", \UIAlertController.message)
    $0.constant("actions", \UIAlertController.actions)
    $0.constant("textFields", \UIAlertController.textFields)
    $0.method("laminaChooseDefault") { (target: UIAlertController) in target.chooseDefault() }
    $0.method("laminaChooseCancel") { (target: UIAlertController) in target.chooseCancel() }
}

extension UIAlertController: nonisolated MemberTableExtender {}
