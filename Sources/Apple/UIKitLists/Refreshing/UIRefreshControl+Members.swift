import LaminaMethods
import UIKitControls
import UIKitViews

/// Members of `UIRefreshControl` that selectors, keys and nibs name.
let refreshMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("attributedTitle", \UIRefreshControl.attributedTitle)
    $0.constant("isRefreshing", \UIRefreshControl.isRefreshing)
    $0.method("beginRefreshing") { (target: UIRefreshControl) in target.beginRefreshing() }
    $0.method("endRefreshing") { (target: UIRefreshControl) in target.endRefreshing() }
}

extension UIRefreshControl: nonisolated MemberTableExtender {}
