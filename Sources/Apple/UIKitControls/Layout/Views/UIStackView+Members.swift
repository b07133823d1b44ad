import LaminaMarkup
import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIStackView` that selectors, keys and nibs name.
let stackMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("axis", \UIStackView.axis, nib: .choice(["horizontal": .horizontal, "vertical": .vertical]))
    $0.property(
        "alignment", \UIStackView.alignment,
        nib: .choice([
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
            "bottom": .bottom, "lastBaseline": .lastBaseline,
        ])
    )
    $0.property(
        "distribution", \UIStackView.distribution,
        nib: .choice([
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ])
    )
    $0.property("spacing", \UIStackView.spacing, nib: .number)
    // “Use standard value” of Interface Builder, in place of a number.
    $0.attribute("spacingType") { (stack: UIStackView, element, _) in
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        return true
    }
    $0.property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, nib: .flag)
    $0.constant("arrangedSubviews", \UIStackView.arrangedSubviews)
}

extension UIStackView: nonisolated MemberTableExtender {}
