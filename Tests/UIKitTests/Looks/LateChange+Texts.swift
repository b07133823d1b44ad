import Foundation
import UIKit

extension LateChange {
    private static let label = { @MainActor @Sendable in
        let label = UILabel()
        label.text = "A text that is too long for one line"
        label.font = .systemFont(ofSize: 15)
        return label
    }
    private static let field = { @MainActor @Sendable in
        let field = UITextField()
        field.text = "Words"
        return field
    }
    private static let textView = { @MainActor @Sendable in
        let view = UITextView()
        view.text = "A text of some words"
        return view
    }

    static let texts = list {
        LateChange("text", label) { $0.text = "Other" }
        LateChange("attributedText", label) { $0.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) }
        LateChange("font", label) { $0.font = .systemFont(ofSize: 20) }
        LateChange("textColor", label) { $0.textColor = .red }
        LateChange("highlightedTextColor", label) {
            $0.isHighlighted = true
            $0.highlightedTextColor = .red
        }
        LateChange("isHighlighted", label) {
            $0.highlightedTextColor = .red
            $0.isHighlighted = true
        }
        LateChange("isEnabled", label) { $0.isEnabled = false }
        LateChange("shadowColor", label) { $0.shadowColor = .red }
        LateChange("shadowOffset", label) {
            $0.shadowColor = .red
            $0.shadowOffset = CGSize(width: 3, height: 3)
        }
        LateChange("textAlignment", label) {
            $0.text = "a"
            $0.textAlignment = .right
        }
        LateChange("lineBreakMode", label) { $0.lineBreakMode = .byTruncatingHead }
        LateChange("numberOfLines", label) { $0.numberOfLines = 0 }
        LateChange("adjustsFontSizeToFitWidth", label) { $0.adjustsFontSizeToFitWidth = true }
        LateChange("minimumScaleFactor", label) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.9
        }
        LateChange("preferredMaxLayoutWidth", label) {
            $0.numberOfLines = 0
            $0.preferredMaxLayoutWidth = 90
        }
        LateChange("text", field) { $0.text = "Other" }
        LateChange("attributedText", field) { $0.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) }
        LateChange("font", field) { $0.font = .systemFont(ofSize: 11) }
        LateChange("textColor", field) { $0.textColor = .red }
        LateChange("textAlignment", field) { $0.textAlignment = .right }
        LateChange("placeholder", field) {
            $0.text = ""
            $0.placeholder = "Enter"
        }
        LateChange("attributedPlaceholder", field) {
            $0.text = ""
            $0.attributedPlaceholder = NSAttributedString(string: "Enter", attributes: [.foregroundColor: UIColor.red])
        }
        LateChange("isSecureTextEntry", field) { $0.isSecureTextEntry = true }
        LateChange("clearButtonMode", field) { $0.clearButtonMode = .always }
        LateChange("borderStyle", field) { $0.borderStyle = .roundedRect }
        LateChange("borderStyle line", field) { $0.borderStyle = .line }
        LateChange("leftView", field) {
            $0.leftViewMode = .always
            $0.leftView = block(.red)
        }
        LateChange("leftViewMode", field) {
            $0.leftView = block(.red)
            $0.leftViewMode = .always
        }
        LateChange("rightView", field) {
            $0.rightViewMode = .always
            $0.rightView = block(.blue)
        }
        LateChange("rightViewMode", field) {
            $0.rightView = block(.blue)
            $0.rightViewMode = .unlessEditing
        }
        LateChange("text", textView) { $0.text = "Other" }
        LateChange("attributedText", textView) { $0.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) }
        LateChange("font", textView) { $0.font = .systemFont(ofSize: 20) }
        LateChange("textColor", textView) { $0.textColor = .red }
        LateChange("textAlignment", textView) { $0.textAlignment = .right }
        LateChange("textContainerInset", textView) { $0.textContainerInset = UIEdgeInsets(top: 20, left: 12, bottom: 0, right: 0) }
        LateChange("linkTextAttributes", textView) {
            $0.attributedText = NSAttributedString(string: "Link", attributes: [.link: "https://example.com"])
            $0.linkTextAttributes = [.foregroundColor: UIColor.red]
        }
    }
}
