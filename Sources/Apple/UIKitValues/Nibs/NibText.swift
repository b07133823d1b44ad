import CoreGraphics
package import Foundation
package import LaminaMarkup

// Readers of texts with attributes.

extension NibElement {
    /// The text of `<attributedString><fragment content="…"><attributes>…</attributes></fragment></attributedString>`.
    @MainActor
    package func attributedText(_ nib: any NibContext) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for fragment in children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.value(forKey: "content")?.text ?? ""
            text.append(NSAttributedString(string: content, attributes: fragment.first("attributes")?.styles(nib) ?? [:]))
        }
        return text
    }

    /// The attributes of `<textAttributes><fontDescription key="fontDescription" …/><color key="textColor" …/></textAttributes>`.
    @MainActor
    package func textAttributes(_ nib: any NibContext) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = value(forKey: "fontDescription") { attributes[.font] = nib.font(font) }
        if let color = value(forKey: "textColor")?.color(named: nib.colors) { attributes[.foregroundColor] = color }
        if let color = value(forKey: "textShadowColor")?.color(named: nib.colors) {
            let shadow = NSShadow()
            shadow.shadowColor = color
            if let offset = value(forKey: "textShadowOffset") {
                shadow.shadowOffset = CGSize(width: offset.number("horizontal") ?? 0, height: offset.number("vertical") ?? 0)
            }
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// The attributes of a fragment; their keys in nibs are those of attributed strings.
    @MainActor
    private func styles(_ nib: any NibContext) -> [NSAttributedString.Key: Any] {
        children.reduce(into: [:]) { styles, child in
            // The font before a substitution concerns Interface Builder only.
            guard let key = child.key, key != "NSOriginalFont", let style = child.style(nib) else { return }
            styles[NSAttributedString.Key(rawValue: key)] = style
        }
    }

    @MainActor
    private func style(_ nib: any NibContext) -> Any? {
        switch name {
        case "font": attributedFont
        case "color": color(named: nib.colors)
        case "paragraphStyle": paragraphStyle
        case "integer": integer("value")
        case "real": number("value")
        case "url": self["string"].flatMap { URL(string: $0) }
        case "string": text
        default: nil
        }
    }

    /// The font of `<font key="NSFont" size="17" name="Georgia"/>`; a name with a point, or none, is that of the system font.
    @MainActor
    private var attributedFont: UIFont {
        let size = CGFloat(number("size") ?? 17)
        if let name = self["name"], !name.hasPrefix("."), let font = UIFont(name: name, size: size) { return font }
        let isBold = self["metaFont"] == "systemBold" || self["name"]?.hasSuffix("-Bold") == true
        return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    /// The style of `<paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>`.
    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = self["alignment"].flatMap({ NibNames.textAlignments[$0] }) { style.alignment = alignment }
        if let mode = self["lineBreakMode"].flatMap({ NibNames.paragraphLineBreakModes[$0] }) { style.lineBreakMode = mode }
        let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing), ("paragraphSpacingBefore", \.paragraphSpacingBefore),
            ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
            ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
            ("lineHeightMultiple", \.lineHeightMultiple), ("defaultTabInterval", \.defaultTabInterval),
        ]
        for (name, path) in lengths { if let length = number(name) { style[keyPath: path] = CGFloat(length) } }
        return style
    }
}
