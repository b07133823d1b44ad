import LaminaText

let textRunners: [String: Runner] = ["text": text]

/// Lines, or one shortened line, in a font whose letters all are as wide as a cell.
private func text(_ vector: Vector) throws -> JSON {
    guard let string = vector.input["string"]?.text, let width = vector.input["width"]?.number else { throw Unsupported("text") }
    let font = try Font(named: "Menlo-Regular", size: 20)
    var paragraph = ParagraphStyle()
    if let mode = vector.input["mode"]?.text { paragraph.wrapping = truncations[mode].map { .truncated($0) } ?? .clipped }
    let cell = TextLayout(StyledText("m", TextStyle(font))).size.width
    let layout = TextLayout(StyledText(string, TextStyle(font), paragraph: paragraph), in: TextLimits(width: width * cell))
    let lines = layout.lines.map { JSON.text(layout.shown($0)) }
    return vector.input["mode"] == nil ? .array(lines) : lines[0]
}

private let truncations: [String: Truncation] = ["start": .head, "middle": .middle, "end": .tail]

extension TextLayout {
    /// What a line shows, with an ellipsis for what it leaves out.
    fileprivate func shown(_ line: TextLine) -> String {
        var text = ""
        var index = line.range.lowerBound
        for cell in line.cells.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if cell.range.lowerBound > index { text += "…" }
            text += String(decoding: self.text.units[cell.range], as: UTF16.self)
            index = cell.range.upperBound
        }
        if line.isTruncated, !text.contains("…") { text += "…" }
        return text.trimmingSpaces
    }
}

extension String {
    fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
