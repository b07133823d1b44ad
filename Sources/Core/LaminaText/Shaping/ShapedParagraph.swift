/// A paragraph divided into shaped items, before it is broken into lines.
struct ShapedParagraph {
    let text: StyledText
    let range: Range<Int>
    let style: ParagraphStyle
    let baseLevel: UInt8
    /// The items in text order.
    let items: [TextItem]
    /// The glyphs of each item, from left to right.
    let glyphs: [[PlacedGlyph]]
    /// The start indices of the grapheme clusters, followed by the paragraph's end.
    let clusters: [Int]
    /// For each unit of the range, the width of the cluster that begins there, in points; 0 inside clusters and for tabs.
    let advances: [Double]

    init(_ text: StyledText, _ range: Range<Int>, _ style: ParagraphStyle, _ fallback: FontFallback) {
        let bidi = Bidi(text.units[range], direction: style.direction)
        let clusters = TextBreaks.clusters(in: text.units[range])
        let items = Itemiser(text: text, fallback: fallback).items(in: range, clusters: clusters, levels: bidi.levels)
        let glyphs = items.map { $0.shaped(text.units, in: range) }
        self.text = text
        self.range = range
        self.style = style
        self.clusters = clusters
        self.items = items
        self.glyphs = glyphs
        baseLevel = bidi.baseLevel
        advances = Self.advances(of: glyphs, over: clusters, in: range)
    }

    var isRightToLeft: Bool { baseLevel == 1 }

    /// The positions at which a line may end between words.
    var breaks: [Int] { TextBreaks.lines(in: text.units[range]) }

    /// Sums the advances of each cluster's glyphs.
    ///
    /// The width of a ligature is divided equally among its grapheme clusters.
    private static func advances(of glyphs: [[PlacedGlyph]], over clusters: [Int], in range: Range<Int>) -> [Double] {
        var sums = Array(repeating: 0.0, count: range.count)
        for glyph in glyphs.joined() { sums[glyph.clusters.lowerBound - range.lowerBound] += glyph.advance }
        var result = sums
        for glyph in glyphs.joined() {
            let parts = clusters.within(glyph.clusters)
            guard parts.count > 1 else { continue }
            let share = sums[glyph.clusters.lowerBound - range.lowerBound] / Double(parts.count)
            for part in parts { result[part - range.lowerBound] = share }
        }
        return result
    }
}

extension [Int] {
    /// Returns the elements that lie in a range; the array is ascending.
    func within(_ range: Range<Int>) -> ArraySlice<Int> {
        let start = firstNotBelow(range.lowerBound)
        let end = self[start...].firstIndex { $0 >= range.upperBound } ?? endIndex
        return self[start..<end]
    }

    /// Returns the index of the first element that is at least `value`, by binary search; the array is ascending.
    func firstNotBelow(_ value: Int) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
