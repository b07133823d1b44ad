import LaminaMethods
import LaminaMarkup
import UIKitValues
import UIKitViews

/// Members of `UIActivityIndicatorView` that selectors, keys and nibs name.
let activityMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("color", \UIActivityIndicatorView.color, nib: .color)
    $0.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, nib: .flag)
    $0.property(
        "style", \UIActivityIndicatorView.style,
        nib: .choice(["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray])
    )
    $0.constant("isAnimating", \UIActivityIndicatorView.isAnimating)
    $0.method("startAnimating") { (target: UIActivityIndicatorView) in target.startAnimating() }
    $0.method("stopAnimating") { (target: UIActivityIndicatorView) in target.stopAnimating() }
    $0.attribute("animating") { (indicator: UIActivityIndicatorView, element, _) in
        if element.flag("animating") == true { indicator.startAnimating() }
        return true
    }
}

extension UIActivityIndicatorView: nonisolated MemberTableExtender {}
