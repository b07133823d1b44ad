/// A glyph in points.
struct PlacedGlyph {
    var glyph: GlyphID
    /// The units that the glyph, alone or with the others of this range, stands for.
    var clusters: Range<Int>
    /// How far the pen moves on, tracking included.
    var advance: Double
    /// Away from the pen, y down.
    var offsetX: Double
    var offsetY: Double
}

extension TextItem {
    /// The item's glyphs from left to right.
    ///
    /// - Parameters:
    ///   - paragraph: The units that letters may join with.
    ///   - part: The units to shape; nil is all of them.
    func shaped(_ units: [UInt16], in paragraph: Range<Int>, part: Range<Int>? = nil) -> [PlacedGlyph] {
        let part = part ?? range
        guard !isTab else { return [] }
        let start = paragraph.lowerBound
        let run = ShapingRun(
            range: part.lowerBound - start..<part.upperBound - start, script: Scripts.name(of: script), isRightToLeft: isRightToLeft,
            features: style.features)
        let glyphs = font.face.shaping.shape(Array(units[paragraph]), run)
        let ends = clusterEnds(of: glyphs, end: part.upperBound - start)
        return glyphs.indices.map { index in
            let glyph = glyphs[index]
            // The tables of a damaged font can put clusters out of order.
            return PlacedGlyph(
                glyph: glyph.glyph, clusters: glyph.cluster + start..<max(glyph.cluster, ends[index]) + start,
                advance: glyph.advance * font.scale + (isLastOfCluster(index, glyphs) ? style.usableTracking : 0),
                offsetX: glyph.offsetX * font.scale, offsetY: -glyph.offsetY * font.scale)
        }
    }

    /// Where each glyph's cluster ends: where the next one in the text begins.
    private func clusterEnds(of glyphs: [ShapedGlyph], end: Int) -> [Int] {
        var ends = Array(repeating: end, count: glyphs.count)
        var (next, current) = (end, end)
        // Backwards through the text, whichever way the glyphs run.
        for index in isRightToLeft ? Array(glyphs.indices) : glyphs.indices.reversed() {
            if glyphs[index].cluster != current { (next, current) = (current, glyphs[index].cluster) }
            ends[index] = next
        }
        return ends
    }

    /// Tracking goes behind a cluster, once.
    private func isLastOfCluster(_ index: Int, _ glyphs: [ShapedGlyph]) -> Bool {
        index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
    }
}
