import CoreGraphics
import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIStepper` that selectors, keys and nibs name.
let stepperMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("value", \UIStepper.value)
    $0.property("minimumValue", \UIStepper.minimumValue)
    $0.property("maximumValue", \UIStepper.maximumValue)
    $0.property("stepValue", \UIStepper.stepValue)
}

extension UIStepper: nonisolated MemberTableExtender {}
