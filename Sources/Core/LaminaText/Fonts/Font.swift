package import LaminaPrimitives

/// A face at a size, with the name under which it was requested.
///
/// The metrics are the face's own times the size, except that the system font always has San Francisco's, whichever face draws its glyphs.
package struct Font: Sendable, Hashable {
    /// The face that draws the text, except for characters that it lacks.
    package var face: FontFace
    /// The size in points per em.
    package var size: Double
    /// The traits by which substitutes for missing characters are chosen.
    package var traits: FontTraits
    /// OpenType features that differ from the face's defaults.
    package var features: [FontFeature]
    /// The tangent of the oblique angle: the shift to the right per unit of height.
    package var slant: Double
    /// The map of each glyph's outline about its origin, with y pointing up; it changes no advance, and its translation has no effect.
    package var matrix = AffineTransform.identity
    /// Apple's name of the font, which may differ from the face's PostScript name.
    package var name: String
    /// Apple's name of the font's family.
    package var familyName: String
    /// The source of the vertical metrics.
    var metricsSource = MetricsSource.face

    package init(
        _ face: FontFace, size: Double, traits: FontTraits? = nil, features: [FontFeature] = [], name: String? = nil, familyName: String? = nil
    ) {
        self.face = face
        self.size = Self.usable(size)
        self.traits = traits ?? face.traits
        self.features = features
        self.name = name ?? face.postScriptName
        self.familyName = familyName ?? face.familyName
        slant = 0
    }

    /// The space after each cluster that belongs to the font itself, in points; 0 for other fonts than the system's.
    var tracking: Double { metricsSource == .sanFrancisco && face.familyName == FontAliases.system ? SystemTracking.points(at: size) : 0 }
    /// The height above the baseline, in points.
    package var ascent: Double { metrics.ascent * size }
    /// The depth below the baseline, in points; positive.
    package var descent: Double { metrics.descent * size }
    /// The extra gap between two lines, in points.
    package var leading: Double { metrics.lineGap * size }
    /// The distance between two baselines, in points.
    package var lineHeight: Double { ascent + descent + leading }
    package var capHeight: Double { metrics.capHeight * size }
    package var xHeight: Double { metrics.xHeight * size }
    private var metrics: FaceMetrics { metricsSource == .sanFrancisco ? .sanFrancisco : face.metrics }
    /// The number of points per font unit.
    package var scale: Double { size / face.unitsPerEm }

    /// Returns the same font at another size; the system font gets the face of that size.
    package func withSize(_ size: Double) -> Font {
        var font = self
        font.size = Self.usable(size)
        if let cut = systemCut(at: font.size) { (font.face, font.features) = (cut.face, cut.features) }
        return font
    }

    /// Returns the font with other axis values; the font itself when its face has no such axes.
    ///
    /// - Parameter values: Values by tag, which are clamped to the limits of their axes. Axes without a value keep theirs.
    package func varied(by values: FontVariation) -> Font {
        var font = self
        font.face = face.varied(by: values)
        guard font.face != face else { return self }
        if name == face.postScriptName { font.name = font.face.postScriptName }
        if font.face.variation[.weightAxis] != face.variation[.weightAxis] { font.traits.weight = font.face.traits.weight }
        return font
    }

    /// The largest size, in points; larger letters would exceed every bitmap.
    package static let largestSize = 100_000.0

    /// Clamps a size to 0...`largestSize`; NaN becomes 0.
    private static func usable(_ size: Double) -> Double { size > 0 ? min(size, largestSize) : 0 }

    /// Returns a font of the same size and traits with another face, as a substitute for missing characters.
    func withFace(_ face: FontFace) -> Font {
        var font = self
        font.face = face
        // OpenType features are chosen for one face and may mean something else in another.
        font.features = []
        font.metricsSource = .face
        return font
    }
}
