import CoreGraphics
import LaminaPrimitives
import LaminaText

/// The outline of a symbol from the icon font.
package struct SymbolGlyph: Sendable {
    /// The family of the icon font.
    package static let family = "Material Icons"
    /// The Debian package of the icon font.
    package static let package = "fonts-material-design-icons-iconfont"

    /// The line width of the icon font, in points at a 17-point font.
    private static let lineWidth: CGFloat = 2
    /// The em of the icon font that matches a 17-point font, in points.
    ///
    /// Icons fill 20 of the em's 24 units, and Apple's symbols are about 20 points high at a 17-point font.
    private static let em = 24.0
    /// The margin around the outline, in points; heavier lines extend into it.
    private static let margin: CGFloat = 1

    /// The outline in points at a 17-point font, with the y axis pointing down and the origin at the image's top-left corner.
    private let outline: Path
    package let size: CGSize

    /// Draws a letter, or a number of up to two digits, in the system font: the inside of `a.circle` and `12.square.fill`; nil for other texts.
    package init?(letters text: String) {
        let isNumber = text.count <= 2 && text.allSatisfy { $0.isASCII && $0.isNumber }
        let isLetter = text.count == 1 && text.allSatisfy { $0.isASCII && $0.isLetter }
        guard isNumber || isLetter, let font = try? Font.system(size: Self.em, FontTraits(weight: 700)) else { return nil }
        var outline = Path()
        var x = 0.0
        for scalar in text.uppercased().unicodeScalars {
            guard let glyph = font.face.glyph(for: scalar) else { return nil }
            outline.append(font.outline(of: glyph), mappedBy: .translation(x, 0))
            x += font.advance(of: glyph)
        }
        self.init(outline, scale: 1)
    }

    /// Looks up a symbol by Apple's name; nil when the table has no icon for it or the font is not installed.
    package init?(named name: String) {
        guard let code = Self.codes[name], let character = Unicode.Scalar(code), let face = FontCatalog.system.face(family: Self.family),
            let glyph = face.glyph(for: character)
        else { return nil }
        self.init(face.outline(of: glyph), scale: Self.em / face.unitsPerEm)
    }

    private init?(_ outline: Path, scale: Double) {
        guard let bounds = outline.bounds else { return nil }
        let margin = Double(Self.margin)
        // Font outlines have a y axis that points up, hence the negative scale.
        self.outline = outline.mapped(
            by: AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: margin - bounds.minX * scale, ty: margin + bounds.maxY * scale))
        size = CGSize(width: bounds.width * scale + 2 * margin, height: bounds.height * scale + 2 * margin)
    }

    /// True when the icon font is installed.
    package static var isInstalled: Bool { FontCatalog.system.face(family: family) != nil }

    /// The number of Apple's names in the table.
    package static var count: Int { codes.count }

    /// The code points of the icon font by Apple's names.
    private static let codes: [String: UInt32] = {
        // Each line of `names` is a code point, the icon's own name, and then Apple's names.
        let words = names.split(separator: "\n").map { $0.split(separator: " ") }
        let pairs = words.flatMap { words in words.dropFirst(2).map { (String($0), UInt32(words[0], radix: 16) ?? 0) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// Fills the outline, then paints or erases a stroke along its edge to reach the desired line width.
    ///
    /// - Parameters:
    ///   - lineWidth: The desired line width, in points at a 17-point font.
    ///   - isGap: True to erase the symbol instead of painting it.
    package func draw(in context: CGContext, lineWidth: CGFloat, isGap: Bool) {
        let path = CGPath(outline)
        context.setBlendMode(isGap ? .clear : .normal)
        context.addPath(path)
        context.fillPath()
        let difference = lineWidth - Self.lineWidth
        // An erased symbol cannot be made thinner afterwards: the background that the fill erased is lost.
        guard difference > 0 || !isGap, difference != 0 else { return }
        context.setBlendMode(isGap || difference < 0 ? .clear : .normal)
        context.setLineWidth(abs(difference))
        context.addPath(path)
        context.strokePath()
    }
}
