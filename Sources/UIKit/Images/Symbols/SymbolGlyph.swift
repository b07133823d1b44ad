import CoreGraphics
import LaminaPrimitives
import LaminaText

/// A symbol's outline from the icon font.
struct SymbolGlyph: Sendable {
    /// The family of the icon font.
    static let family = "Material Icons"
    /// The Debian package of the icon font.
    static let package = "fonts-material-design-icons-iconfont"

    /// How wide the icon font draws lines, in points at a font of 17 points.
    private static let lineWidth: CGFloat = 2
    /// The em of the icon font beside a font of 17 points, in points.
    ///
    /// Icons fill 20 of the 24 units of the em, and Apple's symbols about 20 points at a font of 17 points.
    private static let em = 24.0
    /// Room around the outline for heavier lines, in points.
    private static let margin: CGFloat = 1

    /// In points at a font of 17 points, y down, the image's corner at the origin.
    private let outline: Path
    let size: CGSize

    /// The symbol of an Apple name that the table has; nil without the font, or when the name is not in the table.
    init?(named name: String) {
        guard let code = Self.codes[name], let character = Unicode.Scalar(code), let face = FontCatalog.system.face(family: Self.family),
            let glyph = face.glyph(for: character)
        else { return nil }
        let outline = face.outline(of: glyph)
        guard let bounds = outline.bounds else { return nil }
        let scale = Self.em / face.unitsPerEm
        let margin = Double(Self.margin)
        self.outline = outline.mapped(
            by: AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: margin - bounds.minX * scale, ty: margin + bounds.maxY * scale))
        size = CGSize(width: bounds.width * scale + 2 * margin, height: bounds.height * scale + 2 * margin)
    }

    /// Whether the icon font is installed.
    static var isInstalled: Bool { FontCatalog.system.face(family: family) != nil }

    /// Whether the table has an icon for an Apple name; the font may still be missing.
    static func isNamed(_ name: String) -> Bool { codes[name] != nil }

    /// How many of Apple's names the table has.
    static var count: Int { codes.count }

    /// Code points by Apple's names.
    private static let codes: [String: UInt32] = {
        let words = names.split(separator: "\n").map { $0.split(separator: " ") }
        let pairs = words.flatMap { words in words.dropFirst(2).map { (String($0), UInt32(words[0], radix: 16) ?? 0) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// Fills the outline, which a line along its edge makes heavier or lighter.
    ///
    /// - Parameters:
    ///   - lineWidth: The width that lines of the symbol are to have, in points at a font of 17 points.
    ///   - isGap: The symbol is taken away instead of painted.
    func draw(in context: CGContext, lineWidth: CGFloat, isGap: Bool) {
        let path = CGPath(outline)
        context.setBlendMode(isGap ? .clear : .normal)
        context.addPath(path)
        context.fillPath()
        let difference = lineWidth - Self.lineWidth
        // A gap cannot be made lighter: nothing is left to paint back.
        guard difference > 0 || !isGap, difference != 0 else { return }
        context.setBlendMode(isGap || difference < 0 ? .clear : .normal)
        context.setLineWidth(abs(difference))
        context.addPath(path)
        context.strokePath()
    }
}
