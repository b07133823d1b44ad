import LaminaMethods
import UIKitValues

/// Members of `UISwipeGestureRecognizer` that selectors, keys and nibs name.
let swipeMembers = MemberTable(inheriting: recognizerMembers) {
    $0.property("direction", \UISwipeGestureRecognizer.direction, nib: .choice(["right": .right, "left": .left, "up": .up, "down": .down]))
}

extension UISwipeGestureRecognizer: nonisolated MemberTableExtender {}
