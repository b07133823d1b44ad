import LaminaMethods
import UIKitValues

/// Members of `UIBarButtonItem` that selectors, keys and nibs name; apps read the key `view` to place something beside the item.
let barButtonItemMembers = MemberTable(inheriting: barItemMembers) {
    $0.property("customView", \UIBarButtonItem.customView, nib: .object())
    $0.property("width", \UIBarButtonItem.width, nib: .number)
    $0.property("tintColor", \UIBarButtonItem.tintColor, nib: .color)
    $0.property("style", \UIBarButtonItem.style, nib: .choice(["plain": .plain, "done": .done, "bordered": .plain]))
    $0.constant("view", \UIBarButtonItem.shownView)
    $0.ignoredAttributes("systemItem")
}
