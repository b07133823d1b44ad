/// A shaped glyph, in points.
struct PlacedGlyph {
    var glyph: GlyphID
    /// The UTF-16 units of the glyph's cluster.
    ///
    /// Several glyphs may share a cluster.
    var clusters: Range<Int>
    /// The horizontal advance to the next glyph, tracking included.
    var advance: Double
    /// The glyph's offset from the pen position, with y pointing down.
    var offsetX: Double
    var offsetY: Double
}

extension TextItem {
    /// Returns the item's glyphs from left to right.
    ///
    /// - Parameters:
    ///   - paragraph: The units that are the context of shaping: letters join only with letters in this range.
    ///   - part: The units to shape; nil shapes the whole item.
    func shaped(_ units: [UInt16], in paragraph: Range<Int>, part: Range<Int>? = nil) -> [PlacedGlyph] {
        let part = part ?? range
        guard kind == .letters else { return [invisibleGlyph(over: part)] }
        let start = paragraph.lowerBound
        let run = ShapingRun(
            range: part.lowerBound - start..<part.upperBound - start, script: Scripts.name(of: script), isRightToLeft: isRightToLeft,
            features: style.features(in: font))
        let glyphs = font.face.shaping.shape(Array(units[paragraph]), run)
        let ends = clusterEnds(of: glyphs, end: part.upperBound - start)
        let space = style.usableTracking + font.tracking
        return glyphs.indices.map { index in
            let glyph = glyphs[index]
            // A damaged font can report clusters out of order; `max` keeps the range's end from lying before its start.
            return PlacedGlyph(
                glyph: glyph.glyph, clusters: glyph.cluster + start..<max(glyph.cluster, ends[index]) + start,
                advance: glyph.advance * font.scale + (isLastOfCluster(index, glyphs) ? space : 0),
                offsetX: glyph.offsetX * font.scale, offsetY: -glyph.offsetY * font.scale)
        }
    }

    /// Returns the glyph of a tab, a separator or a placeholder; the width of a tab is added when its position is known.
    private func invisibleGlyph(over part: Range<Int>) -> PlacedGlyph {
        var width = 0.0
        if case .placeholder(let placeholder) = kind { width = placeholder.width }
        return PlacedGlyph(glyph: .invisible, clusters: part, advance: width, offsetX: 0, offsetY: 0)
    }

    /// Returns the end of each glyph's cluster, which is the start of the next cluster in the text.
    private func clusterEnds(of glyphs: [ShapedGlyph], end: Int) -> [Int] {
        var ends = Array(repeating: end, count: glyphs.count)
        var (next, current) = (end, end)
        // Walks backwards through the text; right-to-left glyphs are already in that order.
        for index in isRightToLeft ? Array(glyphs.indices) : glyphs.indices.reversed() {
            if glyphs[index].cluster != current { (next, current) = (current, glyphs[index].cluster) }
            ends[index] = next
        }
        return ends
    }

    /// True for the last glyph of a cluster, after which tracking is added once.
    private func isLastOfCluster(_ index: Int, _ glyphs: [ShapedGlyph]) -> Bool {
        index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
    }
}
