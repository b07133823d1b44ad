import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UITextField` that selectors, keys and nibs name.
let fieldMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("text", \UITextField.text, nib: .text)
    $0.property("attributedText", \UITextField.attributedText, nib: .attributedText)
    $0.property("attributedPlaceholder", \UITextField.attributedPlaceholder, nib: .attributedText)
    $0.property("placeholder", \UITextField.placeholder, nib: .text)
    $0.property("background", \UITextField.background, nib: .image)
    $0.property("disabledBackground", \UITextField.disabledBackground, nib: .image)
    $0.property("font", \UITextField.font, nib: .font, as: "fontDescription")
    $0.property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth, nib: .flag, as: "adjustsFontSizeToFit")
    $0.property("minimumFontSize", \UITextField.minimumFontSize, nib: .number)
    $0.property("textColor", \UITextField.textColor, nib: .color)
    $0.property("textAlignment", \UITextField.textAlignment, nib: .textAlignment)
    $0.property("isSecureTextEntry", \UITextField.isSecureTextEntry)
    $0.property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing, nib: .flag)
    $0.property(
        "borderStyle", \UITextField.borderStyle, nib: .choice(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    )
    $0.property(
        "clearButtonMode", \UITextField.clearButtonMode,
        nib: .choice(["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
    )
    $0.constant("isEditing", \UITextField.isEditing)
    $0.property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory, nib: .flag)
    $0.ignoredAttributes("usesAttributedText")
    $0.child("textInputTraits") { (field: UITextField, element, nib) in nib.set(field) { element.setTraits(of: field) } }
}

extension UITextField: nonisolated MemberTableExtender {}
