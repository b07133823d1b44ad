import LaminaPrimitives

/// The styles that elements have without a style sheet.
///
/// - Source: The HTML standard's suggested rendering, with the sizes of a default font of 12 points.
enum ElementStyles {
    /// Returns true for elements that begin on a line of their own.
    static func isBlock(_ name: String) -> Bool { blocks.contains(name) }

    /// Returns true for elements whose content is not shown.
    static func isHidden(_ name: String) -> Bool { hidden.contains(name) }

    /// Changes the style of an element's surroundings to its own.
    static func apply(_ element: HTMLElement, to style: inout HTMLStyle) {
        if isBlock(element.name) { style.spacing = 0 }
        switch element.name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruckThrough = true
        case "small": style.size /= 1.2
        case "big": style.size *= 1.2
        case "mark": style.background = Color(red: 1, green: 1, blue: 0, alpha: 1)
        case "sub": raise(&style, by: -0.2)
        case "sup": raise(&style, by: 0.35)
        case "code", "tt", "kbd", "samp": setMonospaced(&style)
        case "pre":
            setMonospaced(&style)
            style.preservesSpaces = true
        case "a": applyLink(element, to: &style)
        case "font": applyFont(element, to: &style)
        case "center": style.alignment = .center
        case "p": style.spacing = style.size
        case "blockquote": style.indentation += 40
        case "ul", "ol", "dd": style.indentation += 36
        default: if let size = headings[element.name] { setHeading(&style, size) }
        }
        if let align = element.attributes["align"], isBlock(element.name) { style.alignment = HTMLStyle.Alignment(rawValue: align.lowercased()) }
    }

    private static func raise(_ style: inout HTMLStyle, by factor: Double) {
        style.baselineOffset += style.size * factor
        style.size /= 1.2
    }

    private static func setMonospaced(_ style: inout HTMLStyle) {
        style.families = ["Courier", "monospace"]
        style.size *= 13.0 / 16
    }

    private static func setHeading(_ style: inout HTMLStyle, _ factor: Double) {
        style.size *= factor
        style.isBold = true
        style.spacing = style.size * 0.67
    }

    private static func applyLink(_ element: HTMLElement, to style: inout HTMLStyle) {
        guard let target = element.attributes["href"] else { return }
        style.link = target
        style.isUnderlined = true
        style.color = Color(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    }

    private static func applyFont(_ element: HTMLElement, to style: inout HTMLStyle) {
        if let color = element.attributes["color"].flatMap(HTMLColor.color) { style.color = color }
        if let face = element.attributes["face"] { style.families = StyleValues.families(face) }
        guard let text = element.attributes["size"], let number = Int(text.trimmed) else { return }
        // A sign counts from the middle of the seven sizes.
        let isRelative = text.contains("+") || text.contains("-")
        style.size = fontSizes[min(max((isRelative ? 3 : 0) + number, 1), 7) - 1]
    }

    /// The sizes of `<font size="1">` to `<font size="7">`, in points.
    static let fontSizes: [Double] = [9, 10, 12, 14, 18, 24, 36]

    private static let headings = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

    private static let hidden: Set = [
        "head", "script", "style", "title", "template", "noscript", "select", "textarea", "object", "iframe", "video", "audio",
    ]

    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset", "figcaption", "figure",
        "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table",
        "td", "th", "tr", "ul", "xmp",
    ]
}
