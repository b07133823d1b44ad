import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UITableViewController` that selectors, keys and nibs name.
let tableControllerMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("tableView", \UITableViewController.tableView)
    $0.property("refreshControl", \UITableViewController.refreshControl)
    $0.property("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear, nib: .flag)
}

extension UITableViewController: nonisolated MemberTableExtender {}
