import LaminaMethods
import UIKitValues

/// Members of `UITabBarItem` that selectors, keys and nibs name.
let tabBarItemMembers = MemberTable(inheriting: barItemMembers) {
    $0.property("selectedImage", \UITabBarItem.selectedImage, nib: .image)
    $0.property("badgeValue", \UITabBarItem.badgeValue, nib: .text)
    $0.property("badgeColor", \UITabBarItem.badgeColor, nib: .color)
    $0.ignoredAttributes("systemItem")
}
