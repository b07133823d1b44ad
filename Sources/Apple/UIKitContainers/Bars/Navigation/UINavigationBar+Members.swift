import CoreGraphics
import LaminaMethods
import UIKitControls
import UIKitLists
import UIKitValues
import UIKitViews

/// Members of `UINavigationBar` that selectors, keys and nibs name.
let navigationBarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("isTranslucent", \UINavigationBar.isTranslucent, nib: .flag)
    $0.property("barTintColor", \UINavigationBar.barTintColor, nib: .color)
    $0.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles, nib: .flag, as: "largeTitles")
    $0.property("titleTextAttributes", \UINavigationBar.titleTextAttributes, nib: .textAttributes)
    $0.property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes, nib: .textAttributes)
    $0.property("barStyle", \UINavigationBar.barStyle, nib: .barStyle)
}

extension UINavigationBar: nonisolated MemberTableExtender {}
