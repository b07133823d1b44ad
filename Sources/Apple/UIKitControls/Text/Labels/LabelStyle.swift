import CoreGraphics
import Foundation

/// The values of a label's properties that style its text.
struct LabelStyle {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var allowsTightening = false
    /// The colour of a sharp shadow; nil for none.
    var shadowColor: UIColor?
    /// The displacement of the shadow, in points, y down.
    var shadowOffset = CGSize(width: 0, height: -1)

    var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = allowsTightening
        return style
    }

    /// The shadow as an attribute; nil without a colour.
    var shadow: NSShadow? {
        guard let shadowColor else { return nil }
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
        return shadow
    }

    /// Takes the attributes of a text's first character; the style keeps its values where an attribute is missing.
    mutating func take(_ text: NSAttributedString) {
        let attributes = text.firstAttributes
        if let own = attributes[.font] as? UIFont { font = own }
        if let own = attributes[.foregroundColor] as? UIColor { textColor = own }
        if let own = attributes[.paragraphStyle] as? NSParagraphStyle { take(own) }
        if let own = attributes[.shadow] as? NSShadow { (shadowColor, shadowOffset) = (own.shadowColor as? UIColor, own.shadowOffset) }
    }

    private mutating func take(_ paragraph: NSParagraphStyle) {
        (alignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
        (lineBreakStrategy, allowsTightening) = (paragraph.lineBreakStrategy, paragraph.allowsDefaultTighteningForTruncation)
    }
}
