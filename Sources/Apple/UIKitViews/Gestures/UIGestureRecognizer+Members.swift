package import LaminaMethods
import UIKitValues

/// Members of `UIGestureRecognizer` that selectors, keys and nibs name.
package let recognizerMembers = MemberTable {
    $0.property("isEnabled", \UIGestureRecognizer.isEnabled, nib: .flag)
    $0.property("state", \UIGestureRecognizer.state)
    $0.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView, nib: .flag)
    $0.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan, nib: .flag)
    $0.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded, nib: .flag)
    $0.property("name", \UIGestureRecognizer.name)
    $0.constant("view", \UIGestureRecognizer.view)
    $0.constant("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
}

extension UIGestureRecognizer: nonisolated MemberTableOwner {}
