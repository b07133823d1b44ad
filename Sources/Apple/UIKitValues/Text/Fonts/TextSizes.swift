import CoreGraphics

/// The sizes of the text styles at each content size category.
///
/// - Source: Measured on iOS 26.1 where a measurement exists; the others follow Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes.
enum TextSizes {
    /// A font size and the distance between baselines, in points.
    struct Size: Sendable, Equatable {
        let points: CGFloat
        let leading: CGFloat
    }

    /// The size of a text style.
    ///
    /// Unknown styles count as `body`, unknown categories as `large`.
    static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> Size {
        let sizes = table[style] ?? body
        let column = UIContentSizeCategory.ascending.firstIndex(of: category) ?? UIContentSizeCategory.ascending.firstIndex(of: .large) ?? 0
        return sizes[column]
    }

    /// The ratio of a text style's leading at a category to its leading at `large`.
    ///
    /// `UIFontMetrics` scales fonts and lengths by this factor.
    static func growth(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        size(of: style, at: category).leading / size(of: style, at: .large).leading
    }

    /// The sizes of each style.
    ///
    /// The columns are the categories of `UIContentSizeCategory.ascending`.
    private static let table: [UIFont.TextStyle: [Size]] = [
        .largeTitle: sizes(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: sizes(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 38, 41, 46, 51, 57, 62, 68]),
        .title2: sizes(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: sizes(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: body, .body: body,
        .callout: sizes(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: sizes(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58]),
        .footnote: sizes(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: sizes(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: sizes(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]

    private static let body = sizes(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static func sizes(_ points: [CGFloat], _ leadings: [CGFloat]) -> [Size] {
        zip(points, leadings).map { Size(points: $0, leading: $1) }
    }
}
