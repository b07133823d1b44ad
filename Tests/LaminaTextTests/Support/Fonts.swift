import LaminaText

/// Fonts by path, so that no test depends on how fonts are searched for.
enum Fonts {
    static func sans(_ size: Double = 20) throws -> Font { try Font(path: liberation("Sans-Regular"), size: size) }
    static func mono(_ size: Double = 20) throws -> Font { try Font(path: liberation("Mono-Regular"), size: size) }
    static func inter(_ size: Double = 20) throws -> Font { try Font(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", size: size) }
    static func emoji(_ size: Double = 20) throws -> Font { try Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: size) }

    private static func liberation(_ name: String) -> String { "/usr/share/fonts/truetype/liberation/Liberation\(name).ttf" }
}

extension TextLayout {
    /// A text of one look.
    init(
        _ text: String, _ font: Font, width: Double = .infinity, height: Double = .infinity, lineCount: Int = 0,
        truncation: Truncation? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        self.init(
            StyledText(text, TextStyle(font), paragraph: paragraph),
            in: TextLimits(width: width, height: height, lineCount: lineCount, truncation: truncation))
    }

    /// What each line shows, from the first to the last glyph, spaces at its end left out.
    var shown: [String] { lines.map(shown) }

    private func shown(_ line: TextLine) -> String {
        let ellipsis = line.isTruncated ? line.runs.firstIndex { run in !line.cells.contains { run.extent.contains(($0.minX + $0.maxX) / 2) } } : nil
        let gap = ellipsis.map { line.runs[$0].extent.lowerBound }
        let before = line.cells.filter { gap == nil || $0.maxX <= (gap ?? 0) + 0.01 }
        let after = line.cells.filter { cell in !before.contains { $0.range == cell.range } }
        let text = string(of: before) + (gap == nil ? "" : "…") + string(of: after)
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private func string(of cells: [TextCell]) -> String {
        cells.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { String(decoding: text.units[$0.range], as: UTF16.self) }.joined()
    }
}
