/// The source of a font's vertical measures.
enum FontMeasures: Sendable, Hashable {
    /// The face of the glyphs.
    case face
    /// Apple's system font, for which another face stands in: layouts then have Apple's heights.
    case sanFrancisco
}

extension FaceMetrics {
    /// The measures of San Francisco that fonts report.
    ///
    /// - Source: Measured on iOS 26.1, in 1/2048 em: the same for all weights but for the x height, which is the regular weight's.
    static let sanFrancisco = FaceMetrics(
        ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
