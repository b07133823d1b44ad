import CoreGraphics
import Foundation

/// The attributes of a text field's text that has none of its own.
struct FieldStyle {
    private(set) var attributes: [NSAttributedString.Key: Any]

    init() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineBreakMode = .byTruncatingTail
        attributes = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: paragraph]
    }

    var font: UIFont { attributes[.font] as? UIFont ?? .standard }
    var color: UIColor { attributes[.foregroundColor] as? UIColor ?? .label }
    var paragraph: NSParagraphStyle { attributes[.paragraphStyle] as? NSParagraphStyle ?? .default }

    /// Returns the paragraph style with another alignment.
    func paragraph(aligned alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(paragraph)
        style.alignment = alignment
        return style
    }

    /// Replaces some attributes.
    mutating func take(_ changes: [NSAttributedString.Key: Any]) { attributes.merge(changes) { $1 } }

    /// Adds font, colour and paragraph style to a text where one is missing, and then takes the style of the text's first character.
    mutating func exchange(with text: NSMutableAttributedString) {
        let first = text.firstAttributes
        for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
            if let value = attributes[key] { text.addMissing(key, value) }
            if let value = first[key] { attributes[key] = value }
        }
    }
}
