import LaminaMarkup
import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UITextView` that selectors, keys and nibs name.
let textViewMembers = MemberTable(inheriting: scrollMembers) {
    $0.property("text", \UITextView.text, nib: .text)
    $0.property("attributedText", \UITextView.attributedText, nib: .attributedText)
    $0.property("font", \UITextView.font, nib: .font, as: "fontDescription")
    $0.property("textColor", \UITextView.textColor, nib: .color)
    $0.property("textAlignment", \UITextView.textAlignment, nib: .textAlignment)
    $0.property("isEditable", \UITextView.isEditable, nib: .flag)
    $0.property("isSelectable", \UITextView.isSelectable, nib: .flag)
    $0.property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory, nib: .flag)
    $0.ignoredAttributes("usesAttributedText")
    $0.child("textInputTraits") { (view: UITextView, element, nib) in nib.set(view) { element.setTraits(of: view) } }
    $0.child("dataDetectorTypes") { (view: UITextView, element, nib) in
        nib.set(view) { view.dataDetectorTypes = element.dataDetectorTypes }
    }
}

extension NibElement {
    /// The kinds of `<dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>`.
    fileprivate var dataDetectorTypes: UIDataDetectorTypes {
        let kinds: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
        ]
        return kinds.reduce(into: []) { types, kind in if flag(kind.0) == true { types.insert(kind.1) } }
    }
}

extension UITextView: nonisolated MemberTableRefiner {}
