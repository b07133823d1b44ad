import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UIPageViewController` that selectors, keys and nibs name.
let pageControllerMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("isDoubleSided", \UIPageViewController.isDoubleSided, nib: .flag)
    // The initialiser reads these.
    $0.ignoredAttributes("transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing")
}

extension UIPageViewController: nonisolated MemberTableExtender {}

extension UIPageViewController.SpineLocation {
    /// The place by its name in nibs; nil for another name.
    init?(nibName: String?) {
        switch nibName {
        case "min": self = .min
        case "mid": self = .mid
        case "max": self = .max
        default: return nil
        }
    }
}
