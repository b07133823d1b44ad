/// A part of a paragraph of one look, font, script and direction.
struct TextItem {
    /// In the whole text.
    var range: Range<Int>
    var style: TextStyle
    /// The style's font, or the one that has the characters.
    var font: Font
    /// ICU's number.
    var script: Int32
    var level: UInt8
    /// One tab and nothing else.
    var isTab = false

    var isRightToLeft: Bool { level % 2 == 1 }
}

/// Cuts a paragraph into items.
struct Itemiser {
    var text: StyledText
    var fallback: FontFallback

    /// - Parameters:
    ///   - clusters: Where the grapheme clusters of the range begin, and its end.
    ///   - levels: One for each unit of the range.
    func items(in range: Range<Int>, clusters: [Int], levels: [UInt8]) -> [TextItem] {
        var items: [TextItem] = []
        var run = text.runs.firstIndex { $0.range.contains(range.lowerBound) } ?? 0
        var script: Int32?
        for (start, end) in zip(clusters, clusters.dropFirst()) {
            while !text.runs[run].range.contains(start) { run += 1 }
            let cluster = Character(String(decoding: text.units[start..<end], as: UTF16.self))
            let own = cluster.unicodeScalars.lazy.compactMap(Scripts.script).first
            // Punctuation at the beginning goes with the letters after it.
            if script == nil, let own { for index in items.indices { items[index].script = own } }
            script = own ?? script
            let style = text.runs[run].style
            let item = TextItem(
                range: start..<end, style: style, font: fallback.font(for: cluster, like: style.font), script: script ?? Scripts.latin,
                level: levels[start - range.lowerBound], isTab: cluster == "\t")
            if let last = items.last, last.continues(in: item) {
                items[items.count - 1].range = last.range.lowerBound..<end
            } else {
                items.append(item)
            }
        }
        return items
    }
}

extension TextItem {
    /// The next cluster can be shaped together with this item.
    fileprivate func continues(in next: TextItem) -> Bool {
        !isTab && !next.isTab && level == next.level && script == next.script && font == next.font && style == next.style
    }
}
