import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UISplitViewController` that selectors, keys and nibs name.
let splitMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("viewControllers", \UISplitViewController.viewControllers)
    $0.property("presentsWithGesture", \UISplitViewController.presentsWithGesture, nib: .flag)
    $0.property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode, nib: .displayMode)
    $0.ignoredAttributes("style", "columnStyle")
    $0.constant("isCollapsed", \UISplitViewController.isCollapsed)
    $0.constant("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
}

extension UISplitViewController: nonisolated MemberTableExtender {}

extension UISplitViewController.Style {
    /// The style by its name in nibs; nil for another name.
    init?(nibName: String?) {
        switch nibName {
        case "doubleColumn": self = .doubleColumn
        case "tripleColumn": self = .tripleColumn
        default: return nil
        }
    }
}

extension NibForm<UISplitViewController.DisplayMode> {
    static var displayMode: NibForm {
        .choice([
            "automatic": .automatic, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
            "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        ])
    }
}
