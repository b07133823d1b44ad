import CoreGraphics

/// A paragraph style as archives hold it.
struct ParagraphContent: Codable {
    private let alignment: Int
    private let lineBreakMode: Int
    private let direction: Int
    /// The values of `lengths`, in their order.
    private let lengths: [Double]
    /// The locations of the tab stops, in points.
    private let tabStops: [Double]
    private let strategy: UInt
    private let allowsTightening: Bool
    private let hyphenationFactor: Float
    private let hyphenates: Bool

    /// The values in points, and factors.
    private static var lengths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] {
        [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.minimumLineHeight,
            \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
        ]
    }

    init(_ style: NSParagraphStyle) {
        let values = NSMutableParagraphStyle()
        values.setParagraphStyle(style)
        (alignment, lineBreakMode) = (style.alignment.rawValue, style.lineBreakMode.rawValue)
        direction = style.baseWritingDirection.rawValue
        lengths = Self.lengths.map { Double(values[keyPath: $0]) }
        tabStops = style.tabStops.map { Double($0.location) }
        (strategy, allowsTightening) = (style.lineBreakStrategy.rawValue, style.allowsDefaultTighteningForTruncation)
        (hyphenationFactor, hyphenates) = (style.hyphenationFactor, style.usesDefaultHyphenation)
    }

    /// The style; nil for content that no style has written.
    var style: NSParagraphStyle? {
        guard let alignment = NSTextAlignment(rawValue: alignment), let mode = NSLineBreakMode(rawValue: lineBreakMode),
            let direction = NSWritingDirection(rawValue: direction), lengths.count == Self.lengths.count,
            (lengths + tabStops).allSatisfy(\.isFinite), hyphenationFactor.isFinite
        else { return nil }
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (alignment, mode, direction)
        for (place, length) in zip(Self.lengths, lengths) { style[keyPath: place] = CGFloat(length) }
        style.tabStops = tabStops.map { NSTextTab(textAlignment: .left, location: CGFloat($0)) }
        style.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: strategy)
        style.allowsDefaultTighteningForTruncation = allowsTightening
        (style.hyphenationFactor, style.usesDefaultHyphenation) = (hyphenationFactor, hyphenates)
        return style
    }
}
