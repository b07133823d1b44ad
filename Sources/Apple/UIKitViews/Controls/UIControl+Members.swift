import LaminaMethods
import UIKitValues

/// Members of `UIControl` that selectors, keys and nibs name.
let controlMembers = MemberTable(inheriting: viewMembers) {
    $0.property("isEnabled", \UIControl.isEnabled, nib: .flag)
    $0.property("isSelected", \UIControl.isSelected, nib: .flag)
    $0.property("isHighlighted", \UIControl.isHighlighted, nib: .flag)
    $0.property(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
        nib: .choice(["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing])
    )
    $0.property(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
        nib: .choice(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
    )
    $0.property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction, nib: .flag)
    $0.ignoredAttributes("toolTip")
    $0.constant("state", \UIControl.state)
    $0.constant("isTracking", \UIControl.isTracking)
    $0.constant("isTouchInside", \UIControl.isTouchInside)
    $0.method("sendActionsForControlEvents:") { (target: UIControl, events: UIControl.Event) in target.sendActions(for: events) }
}
