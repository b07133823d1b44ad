package import Foundation

extension NSAttributedString {
    /// The text with its links in the colour `link` and underlined, as strings are drawn; the text itself when it has no links.
    ///
    /// The colour of links takes precedence over a foreground colour, an underline of the text's own does not change.
    package var withLinkLooks: NSAttributedString {
        var links: [NSRange] = []
        // Safe because the closure ignores its third argument, the pointer with which it could stop the enumeration.
        unsafe enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { link, range, _ in if link != nil { links.append(range) } }
        guard !links.isEmpty else { return self }
        let shown = NSMutableAttributedString(attributedString: self)
        for link in links {
            shown.addAttribute(.foregroundColor, value: UIColor.link, range: link)
            unsafe enumerateAttribute(.underlineStyle, in: link) { style, range, _ in
                if style == nil { shown.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range) }
            }
        }
        return shown
    }
}
