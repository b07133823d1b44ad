import LaminaMethods
import UIKitValues

/// Members of `UILongPressGestureRecognizer` that selectors, keys and nibs name.
let longPressMembers = MemberTable(inheriting: recognizerMembers) {
    $0.property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement, nib: .number)
    $0.property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, nib: .double)
    $0.property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, nib: .integer)
    $0.property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, nib: .integer)
}
