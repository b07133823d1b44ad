import CoreGraphics
import Foundation

/// The values of a text view's properties that style its text.
struct TextViewStyle {
    /// Nil for Helvetica at 12 points.
    var font: UIFont?
    /// Nil for `label`.
    var color: UIColor?
    var alignment = NSTextAlignment.natural

    var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    /// Takes the attributes of a text's first character; the style keeps its values where an attribute is missing.
    mutating func take(_ text: NSAttributedString) {
        let first = text.firstAttributes
        if let own = first[.font] as? UIFont { font = own }
        if let own = first[.foregroundColor] as? UIColor { color = own }
        if let own = first[.paragraphStyle] as? NSParagraphStyle { alignment = own.alignment }
    }
}
