/// A part of a paragraph with one style, font, script and direction, which is shaped as one run.
struct TextItem {
    /// The UTF-16 units of the item, counted in the whole text.
    var range: Range<Int>
    var style: TextStyle
    /// The style's font, or a substitute that has the characters.
    var font: Font
    /// The script of the item's characters, as ICU's `UScriptCode`.
    var script: Int32
    /// The bidirectional embedding level; odd levels run right to left.
    var level: UInt8
    var kind = Kind.letters

    /// The source of an item's glyphs.
    enum Kind: Hashable {
        /// Shaping by the font.
        case letters
        /// A single tab, whose width depends on its position.
        case tab
        /// A single character that ends a line, such as a paragraph separator; it has no width.
        case separator
        /// A single character that leaves a space.
        case placeholder(TextPlaceholder)
    }

    var isTab: Bool { kind == .tab }

    var isRightToLeft: Bool { level % 2 == 1 }
}

/// Divides a paragraph into items.
struct Itemiser {
    var text: StyledText
    var fallback: FontFallback

    /// - Parameters:
    ///   - clusters: The start indices of the grapheme clusters in the range, followed by the range's end.
    ///   - levels: The embedding level of each UTF-16 unit of the range.
    func items(in range: Range<Int>, clusters: [Int], levels: [UInt8]) -> [TextItem] {
        var items: [TextItem] = []
        var run = text.runs.firstIndex { $0.range.contains(range.lowerBound) } ?? 0
        var script: Int32?
        for (start, end) in zip(clusters, clusters.dropFirst()) {
            while !text.runs[run].range.contains(start) { run += 1 }
            let cluster = Character(String(decoding: text.units[start..<end], as: UTF16.self))
            let own = cluster.unicodeScalars.lazy.compactMap(Scripts.script).first
            // Leading punctuation and digits have no script of their own and take the script of the first letter.
            if script == nil, let own { for index in items.indices { items[index].script = own } }
            script = own ?? script
            let style = text.runs[run].style
            let kind = TextItem.Kind(cluster, style)
            let item = TextItem(
                range: start..<end, style: style, font: kind == .letters ? fallback.font(for: cluster, like: style.font) : style.font,
                script: script ?? Scripts.latin, level: levels[start - range.lowerBound], kind: kind)
            if let last = items.last, last.continues(in: item) {
                items[items.count - 1].range = last.range.lowerBound..<end
            } else {
                items.append(item)
            }
        }
        return items
    }
}

extension TextItem.Kind {
    fileprivate init(_ cluster: Character, _ style: TextStyle) {
        if let placeholder = style.placeholder {
            self = .placeholder(placeholder)
        } else if cluster == "\t" {
            self = .tab
        } else {
            self = cluster.isNewline ? .separator : .letters
        }
    }
}

extension TextItem {
    /// True when the next cluster can be shaped together with this item.
    fileprivate func continues(in next: TextItem) -> Bool {
        kind == .letters && next.kind == .letters && level == next.level && script == next.script && font == next.font && style == next.style
    }
}
