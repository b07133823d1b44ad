import LaminaMethods
import UIKitValues

/// Members of `UITapGestureRecognizer` that selectors, keys and nibs name.
let tapMembers = MemberTable(inheriting: recognizerMembers) {
    $0.property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, nib: .integer)
    $0.property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, nib: .integer)
}
