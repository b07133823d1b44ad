import LaminaMarkup
import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UISearchBar` that selectors, keys and nibs name; apps read the key `searchField` for its text field.
let searchBarMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("text", \UISearchBar.text, nib: .text)
    $0.property("placeholder", \UISearchBar.placeholder, nib: .text)
    $0.property("prompt", \UISearchBar.prompt, nib: .text)
    $0.property("showsCancelButton", \UISearchBar.showsCancelButton, nib: .flag)
    $0.property("showsBookmarkButton", \UISearchBar.showsBookmarkButton, nib: .flag)
    $0.property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton, nib: .flag)
    $0.property(
        "isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected, nib: .flag, as: "searchResultsButtonSelected"
    )
    $0.property("showsScopeBar", \UISearchBar.showsScopeBar, nib: .flag)
    $0.property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex, nib: .integer)
    $0.property("barStyle", \UISearchBar.barStyle, nib: .barStyle)
    $0.property(
        "searchBarStyle", \UISearchBar.searchBarStyle, nib: .choice(["default": .default, "prominent": .prominent, "minimal": .minimal])
    )
    $0.property("barTintColor", \UISearchBar.barTintColor, nib: .color)
    $0.property("isTranslucent", \UISearchBar.isTranslucent, nib: .flag)
    $0.property("backgroundImage", \UISearchBar.backgroundImage, nib: .image)
    $0.property("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage, nib: .image)
    $0.child("scopeButtonTitles") { (bar: UISearchBar, element, _) in
        bar.scopeButtonTitles = element.children.map(\.text)
        return true
    }
    $0.child("textInputTraits") { (bar: UISearchBar, element, _) in
        element.setTraits(of: bar)
        return true
    }
    $0.constant("searchField", \UISearchBar.searchTextField)
    $0.constant("searchTextField", \UISearchBar.searchTextField)
}

extension UISearchBar: nonisolated MemberTableExtender {}
