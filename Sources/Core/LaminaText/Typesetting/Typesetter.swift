/// A shaped text from which lines of any range and width are made.
///
/// `TextLayout` arranges lines by rules; here the caller chooses where each line begins and how wide it may be. Both shape the text in the same way,
/// so equal characters get equal glyphs and distances.
package struct Typesetter: Sendable {
    package let text: StyledText
    let fallback: FontFallback
    /// The paragraphs with their separators, in order; at least one.
    let paragraphs: [Paragraph]

    /// A shaped paragraph with the positions at which its lines may end.
    struct Paragraph: Sendable {
        let shaped: ShapedParagraph
        let breaks: [Int]

        var range: Range<Int> { shaped.range }
    }

    package init(_ text: StyledText, catalog: FontCatalog = .system) {
        let fallback = FontFallback(catalog: catalog)
        self.text = text
        self.fallback = fallback
        paragraphs = text.split.map { paragraph in
            let style = text.paragraphStyle(at: paragraph.whole.lowerBound)
            let shaped = ShapedParagraph(text, paragraph.whole, style, fallback)
            return Paragraph(shaped: shaped, breaks: shaped.breaks)
        }
    }

    /// Returns the end of the longest line from `start` that fits into a width, at most the paragraph's end.
    ///
    /// A line contains at least one grapheme cluster.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; NaN counts as 0.
    ///   - isBetweenWords: True when the line ends between words, unless a single word is too wide; false when it ends after any cluster.
    ///   - offset: The distance of the line's start from the origin of tab stops, in points.
    package func lineEnd(from start: Int, width: Double, isBetweenWords: Bool, offset: Double = 0) -> Int {
        guard let paragraph = paragraph(at: start), start < paragraph.range.upperBound else { return start }
        let (width, offset) = (width.isNaN ? 0 : width, Self.usable(offset))
        let breaker = LineBreaker(paragraph: paragraph.shaped, firstWidth: width, width: width, offset: offset)
        return breaker.lineEnd(from: start, width, isBetweenWords ? paragraph.breaks : paragraph.shaped.clusters)
    }

    /// Returns a line of these characters, in one line even across paragraphs.
    ///
    /// - Parameters:
    ///   - range: Indices outside the text are cut off.
    ///   - offset: The distance of the line's start from the origin of tab stops, in points.
    package func line(_ range: Range<Int>, offset: Double = 0) -> TypesetLine {
        let range = range.clamped(to: 0..<text.units.count)
        guard let paragraph = paragraph(at: range.lowerBound), range.upperBound <= paragraph.range.upperBound else {
            return TypesetLine(text, range, fallback, offset: Self.usable(offset))
        }
        return TypesetLine(paragraph.shaped, range, fallback, offset: Self.usable(offset))
    }

    /// Returns the paragraph that contains an index; at the end of the text, the last one.
    func paragraph(at index: Int) -> Paragraph? { paragraphs.last { $0.range.lowerBound <= max(0, index) } }

    /// Clamps an offset, so that sums stay finite; NaN becomes 0.
    private static func usable(_ offset: Double) -> Double { offset.isNaN ? 0 : max(-1e7, min(1e7, offset)) }
}
