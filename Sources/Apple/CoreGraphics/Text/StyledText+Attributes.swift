package import Foundation
package import LaminaPrimitives
package import LaminaText

/// The font, colour and paragraph style of text whose attributes do not specify them.
package struct TextDefaults: Sendable {
    package var font: CTFont
    package var color: Color
    package var paragraph: ParagraphStyle

    /// Creates defaults; UIKit's are Helvetica at 12 points, in black.
    package init(font: CTFont = .standard, color: CGColor = .black, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.font = font
        self.color = color.color
        self.paragraph = paragraph
    }
}

extension StyledText {
    /// Creates styled text from a string whose characters all have the same attributes, under Apple's raw names.
    ///
    /// Texts of labels and text layers change often, and Foundation on Linux never releases the attributes of an `NSAttributedString` (480 bytes
    /// each); so plain text is laid out without one.
    package init(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:], _ defaults: TextDefaults = TextDefaults(),
        paragraphs change: (inout ParagraphStyle) -> Void = { _ in }
    ) {
        self.init(empty: defaults, paragraphs: change)
        let units = Array(string.utf16)
        if !units.isEmpty { append(units[...], TextAttributes(attributes), defaults, paragraphs: change) }
    }

    /// Creates styled text from an attributed string; the attributes have Apple's raw names.
    ///
    /// - Parameter paragraphs: A closure that adjusts the style of each paragraph; a label, for instance, sets its own alignment and line breaking.
    package init(
        _ string: NSAttributedString, _ defaults: TextDefaults = TextDefaults(), paragraphs change: (inout ParagraphStyle) -> Void = { _ in }
    ) {
        self.init(empty: defaults, paragraphs: change)
        let units = Array(string.string.utf16)
        // Unsafe only because the closure also receives a pointer to a stop flag; the pointer is not used.
        unsafe string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            append(units[range.location..<range.location + range.length], TextAttributes(attributes), defaults, paragraphs: change)
        }
    }

    private init(empty defaults: TextDefaults, paragraphs change: (inout ParagraphStyle) -> Void) {
        var paragraph = defaults.paragraph
        change(&paragraph)
        self.init(emptyStyle: TextStyle(defaults.font.font, color: defaults.color), paragraph: paragraph)
    }

    private mutating func append(
        _ units: ArraySlice<UInt16>, _ attributes: TextAttributes, _ defaults: TextDefaults, paragraphs change: (inout ParagraphStyle) -> Void
    ) {
        var paragraph = attributes.paragraph ?? defaults.paragraph
        change(&paragraph)
        append(units, attributes.style(defaults), paragraph: paragraph)
    }
}

/// The attributes of a range of a string.
private struct TextAttributes {
    private let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

    var paragraph: ParagraphStyle? { (value("NSParagraphStyle") as? any TextParagraphSource)?.paragraph }

    func style(_ defaults: TextDefaults) -> TextStyle {
        var font = (value("NSFont") as? CTFont ?? defaults.font).font
        font.slant += number("NSObliqueness") ?? 0
        if let feature = superscript { font.features.append(feature) }
        var style = TextStyle(font, color: color("NSColor") ?? color("CTForegroundColor") ?? defaults.color)
        style.background = color("NSBackgroundColor") ?? color("CTBackgroundColor")
        style.tracking = number("CTTracking") ?? number("NSKern") ?? 0
        style.baselineOffset = number("NSBaselineOffset") ?? 0
        style.hasLigatures = number("NSLigature") != 0
        style.underline = rule("NSUnderline", color: "NSUnderlineColor", "CTUnderlineColor")
        style.strikethrough = rule("NSStrikethrough", color: "NSStrikethroughColor")
        style.outline = outline
        style.shadow = (value("NSShadow") as? any TextShadowSource)?.textShadow
        style.placeholder = (value("CTRunDelegate") as? any TextPlaceholderSource)?.placeholder
        return style
    }

    /// The feature that raises or lowers characters; fonts without it show the characters as they are.
    private var superscript: FontFeature? {
        guard let number = number("NSSuperScript"), number != 0 else { return nil }
        return FontFeature(number > 0 ? "sups" : "subs", isOn: true)
    }

    /// The outline of glyphs, `NSStrokeWidth` hundredths of an em wide; a negative number also fills the glyphs.
    private var outline: TextOutline? {
        guard let width = number("NSStrokeWidth"), width != 0 else { return nil }
        return TextOutline(width: abs(width) / 100, color: color("NSStrokeColor") ?? color("CTStrokeColor"), isFilled: width < 0)
    }

    /// Decodes `NSUnderlineStyle`: bits 0–3 are the form, bits 8–10 the dash pattern, bit 15 skips blanks.
    private func rule(_ key: String, color colorKeys: String...) -> TextRule? {
        guard let number = number(key), let bits = Int(exactly: number), bits & 0xF != 0 else { return nil }
        let dashes: [Int: [Double]] = [0x100: [2, 2], 0x200: [6, 3], 0x300: [6, 3, 2, 3], 0x400: [6, 3, 2, 3, 2, 3]]
        let form: TextRule.Form = bits & 0xF == 9 ? .double : bits & 0xF == 2 ? .thick : .single
        let color = colorKeys.lazy.compactMap(color).first
        return TextRule(form, color: color, dashes: dashes[bits & 0x700] ?? [], isByWord: bits & 0x8000 != 0)
    }

    private func value(_ key: String) -> Any? { values[NSAttributedString.Key(rawValue: key)] }

    private func number(_ key: String) -> Double? {
        guard let number = (value(key) as? NSNumber)?.doubleValue, number.isFinite else { return nil }
        return number
    }

    private func color(_ key: String) -> Color? { (value(key) as? any TextColorSource)?.textColor }
}
