import CoreGraphics
import LaminaMethods
import UIKitControls
import UIKitLists
import UIKitValues
import UIKitViews

/// Members of `UITabBar` that selectors, keys and nibs name.
let tabBarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("isTranslucent", \UITabBar.isTranslucent, nib: .flag)
    $0.property("barTintColor", \UITabBar.barTintColor, nib: .color)
    $0.property("barStyle", \UITabBar.barStyle, nib: .barStyle)
}

extension UITabBar: nonisolated MemberTableExtender {}
