import CoreGraphics
import LaminaMethods
import UIKitControls
import UIKitLists
import UIKitValues
import UIKitViews

/// Members of `UISearchBar` that selectors, keys and nibs name; apps read the key `searchField` for its text field.
let searchBarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("text", \UISearchBar.text)
    $0.property("placeholder", \UISearchBar.placeholder)
    $0.property("prompt", \UISearchBar.prompt)
    $0.property("showsCancelButton", \UISearchBar.showsCancelButton)
    $0.constant("searchField", \UISearchBar.searchTextField)
    $0.constant("searchTextField", \UISearchBar.searchTextField)
}

extension UISearchBar: nonisolated MemberTableExtender {}
