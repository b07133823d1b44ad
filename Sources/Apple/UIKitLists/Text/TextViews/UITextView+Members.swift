import CoreGraphics
import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UITextView` that selectors, keys and nibs name.
let textViewMembers = MemberTable(inheriting: scrollMembers) {
    $0.property("text", \UITextView.text, nib: .text)
    $0.property("attributedText", \UITextView.attributedText)
    $0.property("font", \UITextView.font, nib: .font, as: "fontDescription")
    $0.property("textColor", \UITextView.textColor, nib: .color)
    $0.property("textAlignment", \UITextView.textAlignment, nib: .textAlignment)
    $0.property("isEditable", \UITextView.isEditable, nib: .flag)
    $0.property("isSelectable", \UITextView.isSelectable, nib: .flag)
    $0.ignoredChildren("textInputTraits")
}
