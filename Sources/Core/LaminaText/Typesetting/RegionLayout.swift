package import LaminaPrimitives

/// Lines of a text that fill a region from top to bottom.
///
/// In a rectangle the lines have the positions that `TextLayout` gives them. In another region a line may consist of several fragments, one for each
/// interval of the region at the line's height.
package struct RegionLayout: Sendable {
    /// The lines in text order; their origins are in the region's coordinates, with y pointing down.
    package let lines: [TypesetLine]
    /// The index of the first character that did not fit, or the end of the range.
    package let end: Int
    /// The width of the widest line, indents included, and the bottom of the last line, from the region's upper left corner.
    package let size: Size

    /// Fills a region with a part of a text.
    ///
    /// - Parameter range: Indices outside the text are cut off.
    package init(_ typesetter: Typesetter, _ range: Range<Int>, in region: TextRegion) {
        let range = range.clamped(to: 0..<typesetter.text.units.count)
        var filler = RegionFiller(typesetter, region, end: range.upperBound)
        end = filler.fill(from: range.lowerBound)
        lines = filler.lines
        size = filler.size
    }
}

/// Fills a region with lines from top to bottom, around its holes.
private struct RegionFiller {
    private let typesetter: Typesetter
    private let region: TextRegion
    private let end: Int
    private(set) var lines: [TypesetLine] = []
    /// The width of the widest line, indents included.
    private var width = 0.0
    /// The bottom of the lowest line.
    private var bottom: Double
    /// The top of the next line, in the region's coordinates.
    private var y: Double

    /// One line, or its part in one interval of the region.
    private struct Fragment {
        var line: TypesetLine
        var room: Interval
    }

    init(_ typesetter: Typesetter, _ region: TextRegion, end: Int) {
        self.typesetter = typesetter
        self.region = region
        self.end = end
        y = region.bounds.minY
        bottom = y
    }

    var size: Size { Size(width, bottom - region.bounds.minY) }

    /// Places lines from an index on; returns the index at which the room or the text ended.
    mutating func fill(from start: Int) -> Int {
        var index = start
        for paragraph in typesetter.paragraphs where paragraph.range.upperBound > start && paragraph.range.lowerBound < end {
            let style = paragraph.shaped.style
            if !lines.isEmpty { y += style.spacingBefore }
            while index < min(paragraph.range.upperBound, end) {
                guard let fragments = nextLine(of: paragraph, from: index) else { return index }
                append(fragments, style)
                index = fragments.last?.line.line.range.upperBound ?? end
            }
            y += style.spacing
        }
        return index
    }

    /// Finds the highest band below the previous lines that has room for the next line; nil when there is none.
    private mutating func nextLine(of paragraph: Typesetter.Paragraph, from index: Int) -> [Fragment]? {
        let style = paragraph.shaped.style
        let least = style.lineHeight(typesetter.text.style(at: index).naturalHeight)
        // Bounds the number of bands that are tried in a region without room.
        let step = max(1, region.bounds.height / 10_000)
        var height = least
        while y + height <= region.bounds.maxY + 0.001 {
            let fragments = fragments(of: paragraph, from: index, in: region.spans(from: y, to: y + max(height, 0.01)))
            if fragments.isEmpty {
                y += step
                height = least
                continue
            }
            // A taller line is made again for its own band, in which the region may be narrower. Each repetition is taller than the one before.
            let tallest = fragments.reduce(0) { max($0, style.lineHeight($1.line.line.height)) }
            if tallest <= height + 0.001 { return fragments }
            height = tallest
        }
        return nil
    }

    /// Breaks the text from an index into the intervals of one band.
    private func fragments(of paragraph: Typesetter.Paragraph, from start: Int, in spans: [Interval]) -> [Fragment] {
        guard let left = spans.first?.left, let right = spans.last?.right else { return [] }
        let style = paragraph.shaped.style
        let indents = Indents(style, isFirst: start == paragraph.range.lowerBound, right - left)
        let edge = left + (paragraph.shaped.isRightToLeft ? indents.trailing : indents.leading)
        let inner = Interval(left: edge, right: edge + indents.room)
        // A rectangle keeps a line without width, which then takes one cluster, as in `TextLayout`.
        let rooms = region.isRectangle ? [inner] : spans.compactMap { $0.intersection(inner) }
        var index = start
        var result: [Fragment] = []
        for room in paragraph.shaped.isRightToLeft ? rooms.reversed() : rooms where index < min(paragraph.range.upperBound, end) {
            guard region.isRectangle || fits(paragraph.shaped, index, room.width) else { continue }
            let fragment = fragment(of: paragraph, from: index, in: room)
            index = fragment.line.line.range.upperBound
            result.append(fragment)
        }
        return result
    }

    private func fits(_ paragraph: ShapedParagraph, _ index: Int, _ width: Double) -> Bool {
        let cluster = paragraph.clusters[max(0, paragraph.clusters.firstNotBelow(index + 1) - 1)]
        return paragraph.advance(at: cluster, from: 0) <= width + 0.001
    }

    private func fragment(of paragraph: Typesetter.Paragraph, from index: Int, in room: Interval) -> Fragment {
        let shaped = paragraph.shaped
        var limit = paragraph.range.upperBound
        if shaped.style.wraps {
            limit = typesetter.lineEnd(from: index, width: room.width, isBetweenWords: shaped.style.wrapping == .byWord)
        }
        var line = shaped.line(index..<min(limit, end), room: room.width, typesetter.fallback)
        line.measuredWidth = limit == paragraph.range.upperBound ? max(line.width, min(room.width, line.width + line.trailingSpace)) : line.width
        return Fragment(line: TypesetLine(line, shaped, typesetter.fallback), room: room)
    }

    /// Places the fragments of a line on one baseline.
    private mutating func append(_ fragments: [Fragment], _ style: ParagraphStyle) {
        var whole = TextLine(range: 0..<0)
        for fragment in fragments { whole.enclose(fragment.line.line) }
        let height = style.lineHeight(whole.height)
        let baseline = style.baseline(of: whole)
        for var fragment in fragments {
            fragment.line.line.top = y
            fragment.line.line.height = height
            let x = fragment.room.left + style.inset(of: fragment.line.line, in: fragment.room.width)
            fragment.line.line.origin = Point(x, y + baseline)
            let indents = max(0, fragment.room.left - region.bounds.minX)
            width = max(width, fragment.line.line.measuredWidth + (region.isRectangle ? max(0, -style.tailIndent) : 0) + indents)
            lines.append(fragment.line)
        }
        bottom = y + height
        y = bottom + style.lineSpacing
    }
}

extension ParagraphStyle {
    /// Returns the distance of an aligned line from the left edge of its room, in points.
    fileprivate func inset(of line: TextLine, in width: Double) -> Double {
        let spare = width - line.width
        switch alignment {
        case .left: return 0
        case .center: return spare / 2
        case .right: return spare
        case .natural, .justified: return line.isRightToLeft ? spare : 0
        }
    }
}

extension TextLine {
    /// Extends the line's ascent and descent to another line's with the same baseline.
    fileprivate mutating func enclose(_ other: TextLine) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        fontDescent = max(fontDescent, other.fontDescent)
        height = max(height, other.height)
    }
}

extension TextStyle {
    /// The height of a line of ordinary characters in this style, in points.
    fileprivate var naturalHeight: Double {
        guard let placeholder else { return font.lineHeight }
        return max(0, placeholder.ascent + placeholder.descent)
    }
}
