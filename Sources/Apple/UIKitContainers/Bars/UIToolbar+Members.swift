import CoreGraphics
import LaminaMethods
import UIKitControls
import UIKitLists
import UIKitValues
import UIKitViews

/// Members of `UIToolbar` that selectors, keys and nibs name.
let toolbarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("isTranslucent", \UIToolbar.isTranslucent, nib: .flag)
    $0.property("barTintColor", \UIToolbar.barTintColor, nib: .color)
    $0.property("barStyle", \UIToolbar.barStyle, nib: .barStyle)
}

extension UIToolbar: nonisolated MemberTableExtender {}
