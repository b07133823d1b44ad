/// A face at a size, under the name by which it was asked for.
///
/// The measures are the face's own times the size. For the system font they are those of Inter: San Francisco's do not exist here.
package struct Font: Sendable, Hashable {
    /// The face that the glyphs come from, if it has them.
    package var face: FontFace
    /// Points for each em.
    package var size: Double
    /// What stand-ins for missing characters should look like.
    package var traits: FontTraits
    /// OpenType features that differ from the face's defaults.
    package var features: [FontFeature]
    /// By how much letters lean to the right for each unit of height.
    package var slant: Double
    /// Apple's name of the font, which may be another than the face's.
    package var name: String
    /// Apple's name of the family.
    package var familyName: String

    package init(
        _ face: FontFace, size: Double, traits: FontTraits? = nil, features: [FontFeature] = [], name: String? = nil, familyName: String? = nil
    ) {
        self.face = face
        self.size = Self.usable(size)
        self.traits = traits ?? FontTraits(styleName: face.styleName)
        self.features = features
        self.name = name ?? face.postScriptName
        self.familyName = familyName ?? face.familyName
        slant = 0
    }

    /// How far letters reach above the baseline.
    package var ascent: Double { face.metrics.ascent * size }
    /// How far letters reach below the baseline, positive.
    package var descent: Double { face.metrics.descent * size }
    /// What the font adds between two lines.
    package var leading: Double { face.metrics.lineGap * size }
    /// From one baseline to the next.
    package var lineHeight: Double { ascent + descent + leading }
    package var capHeight: Double { face.metrics.capHeight * size }
    package var xHeight: Double { face.metrics.xHeight * size }
    /// Points for each font unit.
    package var scale: Double { size / face.unitsPerEm }

    /// The same font at another size.
    package func withSize(_ size: Double) -> Font {
        var font = self
        font.size = Self.usable(size)
        return font
    }

    /// The largest size, in points: letters beyond it are larger than every bitmap.
    package static let largestSize = 100_000.0

    /// A size that text can have: finite and not negative; NaN becomes 0.
    private static func usable(_ size: Double) -> Double { size > 0 ? min(size, largestSize) : 0 }

    /// The same size and look from another face.
    func withFace(_ face: FontFace) -> Font {
        var font = self
        font.face = face
        // Features belong to the face that they were chosen for.
        font.features = []
        return font
    }
}
