import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UITabBar` that selectors, keys and nibs name.
let tabBarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("isTranslucent", \UITabBar.isTranslucent, nib: .flag)
    $0.property("barTintColor", \UITabBar.barTintColor, nib: .color)
    $0.property("barStyle", \UITabBar.barStyle, nib: .barStyle)
    $0.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor, nib: .color)
    $0.property("backgroundImage", \UITabBar.backgroundImage, nib: .image)
    $0.property("shadowImage", \UITabBar.shadowImage, nib: .image)
    // The colour of the selected item before iOS 7, when it became the tint colour.
    $0.child("selectedImageTintColor") { (bar: UITabBar, element, nib) in
        if let color = element.color(named: nib.colors) { bar.tintColor = color }
        return true
    }
    $0.child("standardAppearance") { (bar: UITabBar, element, nib) in
        bar.standardAppearance = element.appearance(UITabBarAppearance(), nib)
        return true
    }
    $0.child("scrollEdgeAppearance") { (bar: UITabBar, element, nib) in
        bar.scrollEdgeAppearance = element.appearance(UITabBarAppearance(), nib)
        return true
    }
}

extension UITabBar: nonisolated MemberTableExtender {}
