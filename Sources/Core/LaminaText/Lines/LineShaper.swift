import LaminaPrimitives

/// Places the pieces of a line from left to right.
struct LineShaper {
    let paragraph: ShapedParagraph
    /// The UTF-16 units of the line.
    let range: Range<Int>
    /// The distance of the line's start from the origin of tab stops, in points.
    var offset = 0.0
    /// The index of the first trailing space.
    private let spacesStart: Int

    init(_ paragraph: ShapedParagraph, _ range: Range<Int>, offset: Double = 0) {
        self.paragraph = paragraph
        self.range = range
        self.offset = offset
        let units = paragraph.text.units[range]
        spacesStart = units.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? range.lowerBound
    }

    /// Returns the line with all its characters.
    func line() -> TextLine { place(pieces, stretch: 0) }

    /// Returns the line with spaces stretched or compressed so that it has a width, in points; a line without inner spaces stays as it is.
    func line(width: Double) -> TextLine {
        let pieces = pieces
        let line = place(pieces, stretch: 0)
        let spaces = pieces.reduce(0) { $0 + $1.glyphs.count(where: isStretchable) }
        return spaces > 0 ? place(pieces, stretch: (width - line.width) / Double(spaces)) : line
    }

    /// Returns the line with other pieces, such as an ellipsis, between the parts `before` and `after`.
    func line(before: Range<Int>, after: Range<Int>, inserted: [LinePiece]) -> TextLine {
        var line = place(paragraph.pieces(of: before) + inserted + paragraph.pieces(of: after), stretch: 0)
        line.isTruncated = true
        return line
    }

    private var pieces: [LinePiece] { paragraph.pieces(of: range).hangingSpaces(from: spacesStart, baseLevel: paragraph.baseLevel) }

    private func isStretchable(_ glyph: PlacedGlyph) -> Bool {
        let unit = paragraph.text.units[glyph.clusters.lowerBound]
        return (unit == 0x20 || unit == 0xA0) && glyph.clusters.lowerBound < spacesStart
    }

    private func place(_ pieces: [LinePiece], stretch: Double) -> TextLine {
        var line = TextLine(range: range)
        line.isRightToLeft = paragraph.isRightToLeft
        var x = 0.0
        // The extent of all pieces except the trailing spaces. In right-to-left text the trailing spaces are the leftmost pieces.
        var edges: (left: Double, right: Double)?
        for index in Bidi.visualOrder(of: pieces.map(\.level)) {
            let start = x
            let piece = pieces[index]
            append(piece, at: &x, stretch, to: &line)
            // Trailing spaces do not count towards the line's width.
            if piece.range.isEmpty || piece.range.lowerBound < spacesStart { edges = (edges?.left ?? start, x) }
        }
        line.width = edges.map { $0.right - $0.left } ?? 0
        line.trailingSpace = x - line.width
        // The line's origin is the left edge of the visible pieces, so trailing spaces left of them get negative positions.
        if let left = edges?.left { line.shift(by: -left) }
        line.measure(pieces)
        return line
    }

    private func append(_ piece: LinePiece, at x: inout Double, _ stretch: Double, to line: inout TextLine) {
        let start = x
        var glyphs: [GlyphRun.Glyph] = []
        var spans: [ClusterSpan] = []
        for glyph in piece.glyphs {
            let end = piece.item.isTab ? tabStop(after: x) : x + glyph.advance + (stretch != 0 && isStretchable(glyph) ? stretch : 0)
            glyphs.append(
                GlyphRun.Glyph(
                    glyph: glyph.glyph, position: Point(x + glyph.offsetX, glyph.offsetY - piece.item.style.baselineOffset),
                    advance: end - x, index: piece.range.isEmpty ? piece.range.lowerBound : glyph.clusters.lowerBound))
            spans.extend(over: glyph.clusters, from: x, to: end)
            x = end
        }
        let isBlank = paragraph.text.units[piece.range].allSatisfy(\.isSpace) && !piece.range.isEmpty
        line.runs.append(
            GlyphRun(
                font: piece.item.font, style: piece.item.style, glyphs: glyphs, range: piece.range, isRightToLeft: piece.level % 2 == 1,
                extent: ClosedRange(from: start, upTo: x), isBlank: isBlank))
        guard !piece.range.isEmpty else { return }
        for span in spans { line.cells += span.cells(paragraph.clusters, isRightToLeft: piece.level % 2 == 1) }
    }
}

extension LineShaper {
    private func tabStop(after x: Double) -> Double { paragraph.style.tabStop(after: x + offset) - offset }
}

extension TextLine {
    /// Moves all glyphs and cells to the right by a distance in points.
    fileprivate mutating func shift(by distance: Double) {
        guard distance != 0 else { return }
        for run in runs.indices {
            for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].position.x += distance }
            runs[run].extent = ClosedRange(from: runs[run].extent.lowerBound + distance, upTo: runs[run].extent.upperBound + distance)
        }
        for cell in cells.indices {
            cells[cell].minX += distance
            cells[cell].maxX += distance
        }
    }

    /// Sets the ascent, the descent and the height from the fonts of the pieces.
    ///
    /// A line without pieces stays at 0; `LayoutBuilder` then sets its metrics.
    fileprivate mutating func measure(_ pieces: [LinePiece]) {
        var leading = 0.0
        for piece in pieces {
            let placeholder = piece.item.style.placeholder
            ascent = max(ascent, (placeholder?.ascent ?? piece.item.font.ascent) + piece.item.style.baselineOffset)
            let depth = placeholder?.descent ?? piece.item.font.descent
            fontDescent = max(fontDescent, depth)
            descent = max(descent, depth - piece.item.style.baselineOffset)
            if placeholder == nil { leading = max(leading, piece.item.font.leading) }
        }
        height = ascent + descent + leading
    }
}

/// The horizontal extent of one HarfBuzz cluster, which contains several grapheme clusters when they form a ligature.
private struct ClusterSpan {
    var range: Range<Int>
    var minX: Double
    var maxX: Double

    /// Divides the extent into one cell per grapheme cluster, all of equal width.
    func cells(_ clusters: [Int], isRightToLeft: Bool) -> [TextCell] {
        let starts = Array(clusters.within(range))
        guard !starts.isEmpty else { return [] }
        let width = (maxX - minX) / Double(starts.count)
        let cells = starts.indices.map { index in
            let place = isRightToLeft ? starts.count - 1 - index : index
            let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
            return TextCell(
                range: starts[index]..<end, minX: minX + Double(place) * width, maxX: minX + Double(place + 1) * width,
                isRightToLeft: isRightToLeft)
        }
        return isRightToLeft ? cells.reversed() : cells
    }
}

extension [ClusterSpan] {
    /// Adds a glyph to the span of its cluster.
    ///
    /// The glyphs of a cluster are consecutive.
    fileprivate mutating func extend(over range: Range<Int>, from minX: Double, to maxX: Double) {
        if let last, last.range == range {
            self[count - 1].maxX = maxX
        } else {
            append(ClusterSpan(range: range, minX: minX, maxX: maxX))
        }
    }
}
