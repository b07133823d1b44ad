package import LaminaPrimitives

/// The position of a caret, in the layout's coordinates.
package struct TextCaret: Sendable, Hashable {
    /// The horizontal distance from the layout's origin.
    package var x: Double
    package var top: Double
    package var height: Double
    /// The index of the line.
    package var line: Int
}

extension TextLayout {
    /// Returns the caret before the character at `index`, or after the last one.
    package func caret(at index: Int) -> TextCaret {
        let number = lineNumber(at: index)
        let line = lines[number]
        return TextCaret(x: line.origin.x + line.caretX(at: index), top: line.top, height: line.height, line: number)
    }

    /// Returns the index nearest to a point, at which a tap places the caret.
    package func index(at point: Point) -> Int {
        let line = lines.first { point.y < $0.bottom } ?? lines[lines.count - 1]
        let x = point.x - line.origin.x
        guard let cell = line.cells.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else { return line.range.lowerBound }
        let isTrailing = abs(x - cell.trailingX) < abs(x - cell.leadingX)
        let index = isTrailing ? cell.range.upperBound : cell.range.lowerBound
        // The index after the space at which a line wraps belongs to the next line, so the caret is placed before that space.
        let isNextLine = index >= line.range.upperBound && lines.contains { $0.range.lowerBound == index && $0.top > line.top }
        return isNextLine ? cell.range.lowerBound : index
    }

    /// Returns the grapheme cluster at a point; nil when the point lies outside the text.
    package func character(at point: Point) -> Range<Int>? {
        guard let line = lines.first(where: { point.y >= $0.top && point.y < $0.bottom }) else { return nil }
        let x = point.x - line.origin.x
        return line.cells.first { x >= $0.minX && x < $0.maxX }?.range
    }

    /// Returns the rectangles that enclose the characters of a range, from top to bottom and left to right.
    package func selection(of range: Range<Int>) -> [Rect] {
        lines.flatMap { line in
            line.extents(of: range).map { Rect(line.origin.x + $0.lowerBound, line.top, $0.upperBound - $0.lowerBound, line.height) }
        }
    }

    /// Returns the index of the line with a character; at the end of the text, the last line.
    package func lineNumber(at index: Int) -> Int { lines.lastIndex { $0.range.lowerBound <= index } ?? 0 }

    /// Returns the caret index after `index`, one grapheme cluster further; at the end, the end.
    package func index(after index: Int) -> Int {
        clusterStarts.first { $0 > index } ?? text.units.count
    }

    /// Returns the caret index before `index`, one grapheme cluster back; at 0, 0.
    package func index(before index: Int) -> Int { clusterStarts.last { $0 < index } ?? 0 }

    private var clusterStarts: [Int] { TextBreaks.clusters(in: text.units[...]) }
}

extension TextLine {
    /// Returns the caret's x before the character at `index`, from the line's origin; for an index past all cells, after the last character.
    fileprivate func caretX(at index: Int) -> Double {
        if let cell = cells.first(where: { $0.range.contains(index) }) { return cell.leadingX }
        if let last = cells.max(by: { $0.range.lowerBound < $1.range.lowerBound }), index >= last.range.upperBound { return last.trailingX }
        return isRightToLeft ? width : 0
    }

    /// Returns the horizontal extents of a range's characters.
    ///
    /// A range has several extents when the line mixes both writing directions.
    fileprivate func extents(of range: Range<Int>) -> [ClosedRange<Double>] {
        cells.filter { $0.range.overlaps(range) }.reduce(into: []) { parts, cell in
            // Adjacent cells share one extent; the 0.01 points absorb rounding.
            if let last = parts.last, abs(last.upperBound - cell.minX) < 0.01 {
                parts[parts.count - 1] = ClosedRange(from: last.lowerBound, upTo: max(last.upperBound, cell.maxX))
            } else {
                parts.append(ClosedRange(from: cell.minX, upTo: cell.maxX))
            }
        }
    }
}

extension TextCell {
    /// Returns the distance of a position on the line from the cell; 0 inside it.
    package func distance(to x: Double) -> Double { max(0, minX - x, x - maxX) }
}
