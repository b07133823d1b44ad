import LaminaMethods
import UIKitValues

/// Members of `UINavigationItem` that selectors, keys and nibs name.
let navigationItemMembers = MemberTable {
    $0.property("title", \UINavigationItem.title, nib: .text)
    $0.property("prompt", \UINavigationItem.prompt, nib: .text)
    $0.property("titleView", \UINavigationItem.titleView, nib: .object())
    $0.property("hidesBackButton", \UINavigationItem.hidesBackButton, nib: .flag)
    $0.property("backButtonTitle", \UINavigationItem.backButtonTitle, nib: .text)
    $0.property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton, nib: .flag)
    $0.property(
        "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
        nib: .choice(["automatic": .automatic, "always": .always, "never": .never]))
    $0.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem, nib: .object())
    $0.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem, nib: .object())
    $0.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    $0.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    $0.property("backBarButtonItem", \UINavigationItem.backBarButtonItem, nib: .object())
}

extension UINavigationItem: nonisolated MemberTableOwner {}
