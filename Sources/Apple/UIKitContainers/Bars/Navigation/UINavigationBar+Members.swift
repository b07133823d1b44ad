import LaminaMethods
import UIKitControls
import UIKitScrollViews
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
    $0.property("shadowImage", \UINavigationBar.shadowImage, nib: .image)
    $0.child("standardAppearance") { (bar: UINavigationBar, element, nib) in
        bar.standardAppearance = element.navigationBarAppearance(nib)
        return true
    }
    $0.child("scrollEdgeAppearance") { (bar: UINavigationBar, element, nib) in
        bar.scrollEdgeAppearance = element.navigationBarAppearance(nib)
        return true
    }
    $0.child("compactAppearance") { (bar: UINavigationBar, element, nib) in
        bar.compactAppearance = element.navigationBarAppearance(nib)
        return true
    }
    $0.ignoredChildren("compactScrollEdgeAppearance")
}

extension UINavigationBar: nonisolated MemberTableExtender {}
