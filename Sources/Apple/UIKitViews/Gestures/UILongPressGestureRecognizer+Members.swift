import CoreGraphics
import LaminaMethods
import QuartzCore
import UIKitValues

/// Members of `UILongPressGestureRecognizer` that selectors, keys and nibs name.
let longPressMembers = MemberTable(inheriting: recognizerMembers) {
    $0.property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement, nib: .number)
    $0.property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, nib: .double)
}
