import LaminaPrimitives

/// Applies the values of style declarations to styles.
enum StyleValues {
    /// - Parameter outer: The style around the element, to which relative sizes refer.
    static func apply(_ declarations: StyleDeclarations, to style: inout HTMLStyle, in outer: HTMLStyle) {
        let values = declarations.values
        if let value = values["font-size"], let size = size(value, in: outer.size) { style.size = size }
        if let value = values["font-family"] { style.families = families(value) }
        if let value = values["font-weight"] { style.isBold = isBold(value) ?? style.isBold }
        if let value = values["font-style"] { style.isItalic = value != "normal" }
        if let color = values["color"].flatMap(HTMLColor.color) { style.color = color }
        if let color = values["background-color"].flatMap(HTMLColor.color) { style.background = color.alpha > 0 ? color : nil }
        if let value = values["text-align"], let alignment = HTMLStyle.Alignment(rawValue: value) { style.alignment = alignment }
        if let value = values["letter-spacing"] { style.letterSpacing = length(value, in: style.size) ?? 0 }
        if let value = values["white-space"] { style.preservesSpaces = value.hasPrefix("pre") }
        if let value = values["margin-bottom"], let space = length(value, in: style.size) { style.spacing = space }
        if let value = values["margin-left"], let space = length(value, in: style.size) { style.indentation = outer.indentation + space }
        if let value = values["line-height"] { style.lineHeightMultiple = lineHeight(value, in: style.size) }
        applyDecoration(values["text-decoration"] ?? values["text-decoration-line"], to: &style)
        applyBaseline(values["vertical-align"], to: &style)
    }

    private static func applyDecoration(_ value: String?, to style: inout HTMLStyle) {
        guard let words = value?.split(separator: " ") else { return }
        if words.contains("none") { (style.isUnderlined, style.isStruckThrough) = (false, false) }
        if words.contains("underline") { style.isUnderlined = true }
        if words.contains("line-through") { style.isStruckThrough = true }
    }

    private static func applyBaseline(_ value: String?, to style: inout HTMLStyle) {
        switch value {
        case "sub": style.baselineOffset -= style.size * 0.2
        case "super": style.baselineOffset += style.size * 0.35
        default: break
        }
    }

    /// Returns the names of a list of families, without quotation marks.
    static func families(_ text: String) -> [String] {
        text.splitOutsideQuotes(at: ",").map { $0.trimmed.replacing(/^["']|["']$/, with: "") }.filter { !$0.isEmpty }
    }

    private static func isBold(_ value: String) -> Bool? {
        if let number = Int(value) { return number >= 600 }
        return ["bold": true, "bolder": true, "normal": false, "lighter": false][value]
    }

    private static func size(_ value: String, in outer: Double) -> Double? {
        let words = ["xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24, "larger": outer * 1.2]
        if let size = words[value] ?? (value == "smaller" ? outer / 1.2 : nil) { return size }
        return length(value, in: outer).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns a length in points; a number without a unit counts as points.
    private static func length(_ value: String, in size: Double) -> Double? {
        let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let amount = Double(number), let unit = units[value[number.endIndex...].trimmed] else { return nil }
        return amount * (unit.isRelative ? size * unit.factor : unit.factor)
    }

    private static func lineHeight(_ value: String, in size: Double) -> Double {
        if let factor = Double(value) { return max(factor, 0) }
        return length(value, in: size).map { max($0 / size, 0) } ?? 0
    }

    /// A pixel of CSS is a point.
    private static let units: [String: (factor: Double, isRelative: Bool)] = [
        "px": (1, false), "pt": (4.0 / 3, false), "": (1, false), "in": (96, false), "cm": (96 / 2.54, false), "mm": (96 / 25.4, false),
        "em": (1, true), "rem": (1, true), "%": (0.01, true), "ex": (0.5, true),
    ]
}
