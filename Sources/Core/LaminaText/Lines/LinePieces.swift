/// A part of a line whose glyphs are shaped: an item or a part of one, a tab, or the ellipsis.
struct LinePiece {
    var item: TextItem
    /// The UTF-16 units of the text; empty for the ellipsis.
    var range: Range<Int>
    var glyphs: [PlacedGlyph]
    /// The embedding level, which decides the visual order.
    var level: UInt8
}

extension ShapedParagraph {
    /// Returns the pieces of a part of the paragraph in text order.
    ///
    /// Letters at the part's ends do not join with letters outside the part.
    func pieces(of part: Range<Int>) -> [LinePiece] {
        var index = firstItem(endingAfter: part.lowerBound)
        var pieces: [LinePiece] = []
        while index < items.count, items[index].range.lowerBound < part.upperBound {
            let item = items[index]
            let common = item.range.clamped(to: part)
            // An item that extends beyond the part is shaped again, since letters at the cut may join differently.
            let glyphs = common == item.range ? self.glyphs[index] : item.shaped(text.units, in: part, part: common)
            pieces.append(LinePiece(item: item, range: common, glyphs: glyphs, level: item.level))
            index += 1
        }
        return pieces
    }

    /// Returns an ellipsis in the style of a character.
    func ellipsis(at index: Int, _ fallback: FontFallback) -> LinePiece {
        let style = text.style(at: index)
        let item = TextItem(
            range: 0..<1, style: style, font: fallback.font(for: "\u{2026}", like: style.font), script: Scripts.latin, level: baseLevel)
        return LinePiece(item: item, range: index..<index, glyphs: item.shaped([0x2026], in: 0..<1), level: baseLevel)
    }

    private func firstItem(endingAfter index: Int) -> Int {
        items.firstIndex { $0.range.upperBound > index } ?? items.count
    }
}

extension [LinePiece] {
    /// Moves trailing spaces to separate pieces at the paragraph's embedding level, which the visual order puts at the line's end.
    ///
    /// - Parameter start: The index of the first trailing space.
    /// - Source: Unicode Standard Annex 9, rule L1.
    func hangingSpaces(from start: Int, baseLevel: UInt8) -> [LinePiece] {
        flatMap { piece -> [LinePiece] in
            guard piece.range.upperBound > start, !piece.range.isEmpty else { return [piece] }
            var spaces = piece
            spaces.level = baseLevel
            guard piece.range.lowerBound < start else { return [spaces] }
            spaces.range = start..<piece.range.upperBound
            spaces.glyphs = piece.glyphs.filter { $0.clusters.lowerBound >= start }
            var letters = piece
            letters.range = piece.range.lowerBound..<start
            letters.glyphs = piece.glyphs.filter { $0.clusters.lowerBound < start }
            return [letters, spaces]
        }
    }
}
