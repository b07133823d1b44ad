import LaminaText

/// Fonts by their file paths, so that no test depends on font lookup.
enum Fonts {
    static func sans(_ size: Double = 20) throws -> Font { try Font(path: liberation("Sans-Regular"), size: size) }
    static func mono(_ size: Double = 20) throws -> Font { try Font(path: liberation("Mono-Regular"), size: size) }
    static func inter(_ size: Double = 20) throws -> Font { try Font(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", size: size) }
    static func emoji(_ size: Double = 20) throws -> Font { try Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: size) }
    static func dejaVu(_ size: Double = 20) throws -> Font { try Font(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", size: size) }

    private static func liberation(_ name: String) -> String { "/usr/share/fonts/truetype/liberation/Liberation\(name).ttf" }
}

extension TextLayout {
    /// Creates a layout of a text with one font and style.
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

    /// The visible text of each line without trailing spaces, with an ellipsis in place of truncated text.
    var shown: [String] { lines.map(shown) }

    private func shown(_ line: TextLine) -> String {
        var text = ""
        var index = line.range.lowerBound
        for cell in line.cells.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if cell.range.lowerBound > index { text += "…" }
            text += String(decoding: self.text.units[cell.range], as: UTF16.self)
            index = cell.range.upperBound
        }
        if line.isTruncated, !text.contains("…") { text += "…" }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
