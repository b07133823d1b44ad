/// A face at a size, under the name by which it was asked for.
///
/// The measures are the face's own times the size; those of the system font are San Francisco's, whatever face draws it.
package struct Font: Sendable, Hashable {
    /// The face of the glyphs, unless it lacks them.
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
    /// The source of the vertical measures.
    var measures = FontMeasures.face

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

    /// Extent of letters above the baseline, points.
    package var ascent: Double { metrics.ascent * size }
    /// Extent of letters below the baseline, points, positive.
    package var descent: Double { metrics.descent * size }
    /// Extra distance between two lines, points.
    package var leading: Double { metrics.lineGap * size }
    /// Distance between two baselines, points.
    package var lineHeight: Double { ascent + descent + leading }
    package var capHeight: Double { metrics.capHeight * size }
    package var xHeight: Double { metrics.xHeight * size }
    private var metrics: FaceMetrics { measures == .sanFrancisco ? .sanFrancisco : face.metrics }
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
        font.measures = .face
        return font
    }
}
