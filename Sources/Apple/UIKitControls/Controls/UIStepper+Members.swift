import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIStepper` that selectors, keys and nibs name.
let stepperMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("value", \UIStepper.value, nib: .double)
    $0.property("minimumValue", \UIStepper.minimumValue, nib: .double)
    $0.property("maximumValue", \UIStepper.maximumValue, nib: .double)
    $0.property("stepValue", \UIStepper.stepValue, nib: .double)
    $0.property("isContinuous", \UIStepper.isContinuous, nib: .flag)
    $0.property("autorepeat", \UIStepper.autorepeat, nib: .flag)
    $0.property("wraps", \UIStepper.wraps, nib: .flag)
}

extension UIStepper: nonisolated MemberTableExtender {}
