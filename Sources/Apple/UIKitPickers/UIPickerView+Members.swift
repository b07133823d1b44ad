import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UIPickerView` that selectors, keys and nibs name.
let pickerMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator, nib: .flag)
    $0.constant("numberOfComponents", \UIPickerView.numberOfComponents)
    $0.method("reloadAllComponents") { (target: UIPickerView) in target.reloadAllComponents() }
}

extension UIPickerView: nonisolated MemberTableExtender {}
