import CoreGraphics
import Foundation
import LaminaHTML
import LaminaPrimitives
import LaminaText

extension NSAttributedString {
    /// Reads the text of an HTML document.
    convenience init(html: String) {
        let text = NSMutableAttributedString()
        for run in HTMLDocument(html).runs { text.append(NSAttributedString(string: run.text, attributes: run.style.attributes)) }
        self.init(attributedString: text)
    }
}

extension HTMLStyle {
    /// The style as attributes of UIKit's text.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .paragraphStyle: paragraph, .foregroundColor: UIColor(color ?? .black), .kern: NSNumber(value: letterSpacing),
        ]
        if let background { attributes[.backgroundColor] = UIColor(background) }
        if let link { attributes[.link] = URL(string: link) ?? link }
        if isUnderlined { attributes[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
        if isStruckThrough { attributes[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
        if baselineOffset != 0 { attributes[.baselineOffset] = NSNumber(value: baselineOffset) }
        return attributes
    }

    private var font: UIFont {
        let traits = FontTraits(weight: isBold ? 700 : 400, isItalic: isItalic)
        let found = families.lazy.compactMap { Self.genericFamilies[$0.lowercased()] ?? $0 }.compactMap { Font(family: $0, traits, size: size) }
        return found.first.map { CTFont($0) } ?? .systemFont(ofSize: size)
    }

    private var paragraph: NSParagraphStyle {
        let paragraph = NSMutableParagraphStyle()
        if let alignment { paragraph.alignment = Self.alignments[alignment] ?? .natural }
        paragraph.paragraphSpacing = spacing
        paragraph.headIndent = indentation
        paragraph.firstLineHeadIndent = indentation
        paragraph.lineHeightMultiple = lineHeightMultiple
        return paragraph
    }

    private static let alignments: [Alignment: NSTextAlignment] = [.left: .left, .center: .center, .right: .right, .justify: .justified]

    private static let genericFamilies = [
        "serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier", "-apple-system": ".AppleSystemUIFont",
        "system-ui": ".AppleSystemUIFont",
    ]
}

extension UIColor {
    fileprivate convenience init(_ color: Color) {
        self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    }
}
