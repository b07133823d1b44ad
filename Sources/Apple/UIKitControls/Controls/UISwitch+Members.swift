import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UISwitch` that selectors, keys and nibs name.
let switchMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("isOn", \UISwitch.isOn, nib: .flag)
    $0.property("onTintColor", \UISwitch.onTintColor, nib: .color)
    $0.property("thumbTintColor", \UISwitch.thumbTintColor, nib: .color)
    $0.method("setOn:animated:") { (toggle: UISwitch, isOn: Bool, isAnimated: Bool) in toggle.setOn(isOn, animated: isAnimated) }
}

extension UISwitch: nonisolated MemberTableExtender {}
