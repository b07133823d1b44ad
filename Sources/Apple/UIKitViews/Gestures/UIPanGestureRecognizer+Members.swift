import LaminaMethods
import UIKitValues

/// Members of `UIPanGestureRecognizer` that selectors, keys and nibs name.
let panMembers = MemberTable(inheriting: recognizerMembers) {
    $0.property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, nib: .integer)
    $0.property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, nib: .integer)
}
