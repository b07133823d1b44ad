package import LaminaPrimitives

/// A line together with its shaped text, from which it can be shortened or stretched.
package struct TypesetLine: Sendable {
    /// The glyphs; `origin`, `top` and `height` are set by `RegionLayout` only.
    package internal(set) var line: TextLine
    private let paragraph: ShapedParagraph
    private let fallback: FontFallback

    /// Creates a line of a whole text.
    package init(_ text: StyledText, catalog: FontCatalog = .system) {
        self.init(text, 0..<text.units.count, FontFallback(catalog: catalog))
    }

    /// Shapes a part of a text as one paragraph, even if it contains separators.
    init(_ text: StyledText, _ range: Range<Int>, _ fallback: FontFallback, offset: Double = 0) {
        let shaped = ShapedParagraph(text, range, text.paragraphStyle(at: range.lowerBound), fallback)
        self.init(shaped, range, fallback, offset: offset)
    }

    init(_ paragraph: ShapedParagraph, _ range: Range<Int>, _ fallback: FontFallback, offset: Double = 0) {
        var line = LineShaper(paragraph, range, offset: offset).line()
        if range.isEmpty { line.measure(paragraph.text.style(at: range.lowerBound).font) }
        self.init(line, paragraph, fallback)
    }

    init(_ line: TextLine, _ paragraph: ShapedParagraph, _ fallback: FontFallback) {
        self.line = line
        self.paragraph = paragraph
        self.fallback = fallback
    }

    /// The width of all glyphs, trailing spaces included.
    package var fullWidth: Double { line.width + line.trailingSpace }

    /// The gap below the line that its fonts recommend, in points.
    package var leading: Double { line.runs.lazy.filter { $0.style.placeholder == nil }.map(\.font.leading).max() ?? 0 }

    /// The distance from the left edge of the leftmost glyph, a trailing space perhaps, to the line's origin.
    ///
    /// Not 0 only for right-to-left lines with trailing spaces, which lie left of the origin.
    package var overhang: Double { max(0, -(line.runs.map(\.extent.lowerBound).min() ?? 0)) }

    /// Returns the line shortened to a width, with a token in place of the omitted characters; the line itself when it fits.
    ///
    /// - Parameters:
    ///   - width: The available width, in points.
    ///   - token: The line that replaces the omitted characters, such as an ellipsis; nil inserts nothing.
    /// - Returns: Nil when the token is wider than `width`, or `width` is NaN.
    package func truncated(to width: Double, _ place: Truncation, token: TypesetLine?) -> TypesetLine? {
        if line.width <= width + 0.001 { return self }
        let tokenWidth = token?.line.width ?? 0
        guard tokenWidth <= width + 0.001 else { return nil }
        let truncator = Truncator(paragraph: paragraph, width: width) { _ in tokenWidth }
        guard let parts = truncator.parts(of: line.range, place, isForced: true) else { return self }
        let index = max(line.range.lowerBound, parts.before.upperBound)
        let inserted = token?.pieces(at: min(index, max(line.range.lowerBound, line.range.upperBound - 1))) ?? []
        let short = LineShaper(paragraph, line.range).line(before: parts.before, after: parts.after, inserted: inserted)
        return TypesetLine(short, paragraph, fallback)
    }

    /// Returns the line with its spaces stretched or compressed towards a width.
    ///
    /// - Parameters:
    ///   - factor: The share of the difference of both widths that is distributed, clamped to 0...1.
    ///   - width: The width of a fully justified line, without trailing spaces, in points.
    /// - Returns: Nil when a number is not finite.
    package func justified(by factor: Double, to width: Double) -> TypesetLine? {
        guard factor.isFinite, width.isFinite else { return nil }
        let target = line.width + max(0, min(1, factor)) * (max(0, width) - line.width)
        return TypesetLine(LineShaper(paragraph, line.range).line(width: target), paragraph, fallback)
    }

    /// The glyphs of the line as pieces that replace characters at an index of another text.
    private func pieces(at index: Int) -> [LinePiece] {
        paragraph.pieces(of: line.range).map { LinePiece(item: $0.item, range: index..<index, glyphs: $0.glyphs, level: $0.level) }
    }
}

extension TypesetLine {
    /// Returns the bounding box of the outlines and pictures of all glyphs, relative to the line's origin, with y pointing down; nil without any.
    package var imageBounds: Rect? { line.runs.lazy.compactMap(\.imageBounds).reduce(nil) { $0?.union($1) ?? $1 } }
}

extension GlyphRun {
    /// The bounding box of the outlines and pictures of the run's glyphs, with y pointing down; nil when none is visible.
    package var imageBounds: Rect? { imageBounds(of: glyphs.indices) }

    /// Returns the bounding box of some glyphs' outlines and pictures, with y pointing down; nil when none is visible.
    package func imageBounds(of range: Range<Int>) -> Rect? {
        glyphs[range].reduce(nil) { (box: Rect?, glyph) in
            guard let own = font.bounds(of: glyph.glyph) else { return box }
            let moved = Rect(glyph.position.x + own.minX, glyph.position.y - own.maxY, own.width, own.height)
            return box?.union(moved) ?? moved
        }
    }
}
