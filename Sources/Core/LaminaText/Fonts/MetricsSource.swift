/// The source of a font's vertical metrics.
enum MetricsSource: Sendable, Hashable {
    /// The metrics of the face that draws the glyphs.
    case face
    /// The metrics of Apple's system font, although another face substitutes for it.
    ///
    /// Layouts then have Apple's heights.
    case sanFrancisco
}

extension FaceMetrics {
    /// The metrics that fonts of the San Francisco family report.
    ///
    /// - Source: Measured on iOS 26.1, in units of 1/2048 em. They are equal for all weights, except for the x-height, which is the regular weight's.
    static let sanFrancisco = FaceMetrics(
        ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
