import CoreGraphics
package import LaminaMarkup

// Parsers for the value elements of a nib.

extension NibElement {
    /// The rectangle of `<rect x="0" y="0" width="1" height="1"/>`.
    package var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size of `<size width="1" height="1"/>`.
    package var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The point of `<point x="0" y="0"/>`.
    package var point: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The insets of `<inset minX="0" minY="0" maxX="0" maxY="0"/>`, or with `top`, `left`, `bottom` and `right`.
    package var insets: UIEdgeInsets? {
        func side(_ names: String...) -> Double { names.lazy.compactMap { self.number($0) }.first ?? 0 }
        return UIEdgeInsets(
            top: side("minY", "top"), left: side("minX", "left", "leading"), bottom: side("maxY", "bottom"),
            right: side("maxX", "right", "trailing"))
    }

    /// The edges of `<extendedEdge top="YES" left="YES"/>`.
    package var edges: UIRectEdge {
        let sides: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return sides.reduce(into: []) { edges, side in if flag(side.0) == true { edges.insert(side.1) } }
    }
}

extension NibElement {
    /// Returns a colour given by components, by name or as a system colour.
    ///
    /// - Parameter named: The named colours of the nib.
    @MainActor
    package func color(named: [String: NibElement]) -> UIColor? {
        if let color = systemColor(named: named) { return color }
        // The catalogue's colour may depend on the appearance; the nib has a copy for one appearance.
        if let name = self["name"] { return ResourceBundles.color(named: name) ?? named[name]?.color(named: [:]) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        if self["customColorSpace"] == "displayP3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the first system colour that the element names, by the newest attribute first; nil when all are unknown.
    ///
    /// Older files name the colour of iOS 13 and, for earlier systems, the one that it replaced.
    @MainActor
    private func systemColor(named: [String: NibElement]) -> UIColor? {
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { self[$0] }
        for name in names { if let color = SystemColorNames.color(name) ?? named[name]?.color(named: [:]) { return color } }
        return nil
    }

    /// The font of `<fontDescription name="Georgia" pointSize="17"/>`; nil without a name or when the font is not installed.
    @MainActor
    package var namedFont: UIFont? { self["name"].flatMap { UIFont(name: $0, size: fontSize) } }

    /// The system font of `<fontDescription type="system" weight="medium" pointSize="17"/>`, or of a text style.
    @MainActor
    package var systemFont: UIFont {
        if let style = self["style"], let textStyle = Self.textStyles[style] { return .preferredFont(forTextStyle: textStyle) }
        let size = fontSize
        switch self["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: self["weight"].flatMap { Self.weights[$0] } ?? .regular)
        }
    }

    /// The size in points, or the standard size that the element names.
    @MainActor
    private var fontSize: CGFloat {
        if let size = number("pointSize") { return CGFloat(size) }
        switch self["size"] {
        case "system": return UIFont.systemFontSize
        case "smallSystem": return UIFont.smallSystemFontSize
        case "button": return UIFont.buttonFontSize
        default: return UIFont.labelFontSize
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    ]
}
