import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UIToolbar` that selectors, keys and nibs name.
let toolbarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("isTranslucent", \UIToolbar.isTranslucent, nib: .flag)
    $0.property("barTintColor", \UIToolbar.barTintColor, nib: .color)
    $0.property("barStyle", \UIToolbar.barStyle, nib: .barStyle)
    $0.child("standardAppearance") { (bar: UIToolbar, element, nib) in
        bar.standardAppearance = element.appearance(UIToolbarAppearance(), nib)
        return true
    }
    $0.child("scrollEdgeAppearance") { (bar: UIToolbar, element, nib) in
        bar.scrollEdgeAppearance = element.appearance(UIToolbarAppearance(), nib)
        return true
    }
}

extension UIToolbar: nonisolated MemberTableExtender {}
