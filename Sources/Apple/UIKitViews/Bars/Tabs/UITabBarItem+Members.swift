import CoreGraphics
import LaminaMethods
import QuartzCore
import UIKitValues

/// Members of `UITabBarItem` that selectors, keys and nibs name.
let tabBarItemMembers = MemberTable(inheriting: barItemMembers) {
    $0.ignoredAttributes("systemItem")
}
