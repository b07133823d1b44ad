import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UICollectionReusableView` that selectors, keys and nibs name.
let reusableViewMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.ignoredAttributes("reuseIdentifier")
}

extension UICollectionReusableView: nonisolated MemberTableExtender {}
