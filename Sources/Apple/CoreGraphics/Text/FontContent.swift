import LaminaPrimitives
import LaminaText

/// A font as archives hold it.
package struct FontContent: Codable {
    private let font: FontForm
    /// The raw value of the text style by which the font follows the text size; nil for a font of a fixed size.
    private let style: String?
    /// The font that the metrics of the style scale; nil for the style's own font.
    private let base: FontForm?
    /// The largest size in points; 0 for none.
    private let maximum: Double

    /// Describes a font.
    package init(_ font: CTFont) {
        self.font = FontForm(font.font)
        style = font.scaling?.style
        base = font.scaling?.base.map { FontForm($0) }
        maximum = font.scaling?.maximum ?? 0
    }

    /// The font; nil when neither it nor a substitute is installed.
    package var made: CTFont? {
        guard let made = font.made, maximum.isFinite else { return nil }
        return CTFont(made, scaling: style.map { FontScaling(style: $0, base: base?.made, maximum: maximum) })
    }
}

/// A font of the text layout as archives hold it: everything but its face, which is found by the names and traits.
private struct FontForm: Codable {
    let name: String
    let family: String
    let size: Double
    let weight: Double
    let isItalic: Bool
    /// The tags of the features that are switched on, and of those that are switched off.
    let on: [String]
    let off: [String]
    let slant: Double
    /// The six numbers of the matrix.
    let matrix: [Double]

    init(_ font: Font) {
        (name, family, size) = (font.name, font.familyName, font.size)
        (weight, isItalic) = (font.traits.weight, font.traits.isItalic)
        on = font.features.filter(\.isOn).map(\.tag)
        off = font.features.filter { !$0.isOn }.map(\.tag)
        slant = font.slant
        let map = font.matrix
        matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    }

    var made: Font? {
        guard isSound, var font = found else { return nil }
        font.features = features
        font.slant = slant
        font.matrix = AffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
        return font
    }

    private var isSound: Bool {
        let tagsAreSound = (on + off).allSatisfy { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 < 0x80 } }
        return tagsAreSound && matrix.count == 6 && (matrix + [size, weight, slant]).allSatisfy(\.isFinite)
    }

    private var features: [FontFeature] { off.map { FontFeature($0, isOn: false) } + on.map { FontFeature($0, isOn: true) } }

    private var found: Font? {
        let traits = FontTraits(weight: weight, isItalic: isItalic)
        // The system font switches features off by itself, and its large letterforms have none that are switched on.
        if family == ".AppleSystemUIFont" { return try? Font.system(size: size, traits, features: on.map { FontFeature($0, isOn: true) }) }
        if let font = Font(family: family, traits, size: size), font.name == name { return font }
        return CTFont.font(named: name, size: size)
    }
}
