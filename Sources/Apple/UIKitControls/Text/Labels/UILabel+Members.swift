import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UILabel` that selectors, keys and nibs name.
let labelMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("text", \UILabel.text, nib: .text)
    $0.property("attributedText", \UILabel.attributedText, nib: .attributedText)
    $0.property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory, nib: .flag)
    $0.property("font", \UILabel.font, nib: .font, as: "fontDescription")
    $0.property("textColor", \UILabel.textColor, nib: .color)
    $0.property("textAlignment", \UILabel.textAlignment, nib: .textAlignment)
    $0.property("numberOfLines", \UILabel.numberOfLines, nib: .integer)
    $0.property("isHighlighted", \UILabel.isHighlighted, nib: .flag)
    $0.property("isEnabled", \UILabel.isEnabled, nib: .flag)
    $0.property("lineBreakMode", \UILabel.lineBreakMode, nib: .lineBreakMode)
    $0.property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    $0.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, nib: .flag, as: "adjustsFontSizeToFit")
    $0.property("minimumScaleFactor", \UILabel.minimumScaleFactor, nib: .number)
    $0.property("minimumFontSize", \UILabel.minimumFontSize, nib: .number)
    $0.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, nib: .number)
    $0.property("highlightedTextColor", \UILabel.highlightedTextColor, nib: .color, as: "highlightedColor")
    $0.property("shadowColor", \UILabel.shadowColor, nib: .color)
    $0.property(
        "baselineAdjustment", \UILabel.baselineAdjustment,
        nib: .choice(["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
    )
    $0.property("shadowOffset", \UILabel.shadowOffset, nib: .size)
    $0.ignoredAttributes("minimumFontSize", "usesAttributedText", "adjustsLetterSpacingToFitWidth", "showsExpansionTextWhenTruncated")
}

extension UILabel: nonisolated MemberTableExtender {}
