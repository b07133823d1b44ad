package import LaminaPrimitives

/// Where a caret stands.
package struct TextCaret: Sendable, Hashable {
    /// From the layout's origin.
    package var x: Double
    package var top: Double
    package var height: Double
    /// Which line.
    package var line: Int
}

extension TextLayout {
    /// Where the caret stands before the character at `index`, or behind the last one.
    package func caret(at index: Int) -> TextCaret {
        let number = lineNumber(at: index)
        let line = lines[number]
        return TextCaret(x: line.origin.x + line.caretX(at: index), top: line.top, height: line.height, line: number)
    }

    /// The place between characters that is nearest to a point: where a tap puts the caret.
    package func index(at point: Point) -> Int {
        let line = lines.first { point.y < $0.bottom } ?? lines[lines.count - 1]
        let x = point.x - line.origin.x
        guard let cell = line.cells.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else { return line.range.lowerBound }
        let isTrailing = abs(x - cell.trailingX) < abs(x - cell.leadingX)
        let index = isTrailing ? cell.range.upperBound : cell.range.lowerBound
        // Behind a space at which the line is broken the caret would stand in the next line.
        let isNextLine = index >= line.range.upperBound && lines.contains { $0.range.lowerBound == index && $0.top > line.top }
        return isNextLine ? cell.range.lowerBound : index
    }

    /// The character that a point lies on; nil beside the text.
    package func character(at point: Point) -> Range<Int>? {
        guard let line = lines.first(where: { point.y >= $0.top && point.y < $0.bottom }) else { return nil }
        let x = point.x - line.origin.x
        return line.cells.first { x >= $0.minX && x < $0.maxX }?.range
    }

    /// The rectangles that hold a range's characters, from top to bottom and left to right.
    package func selection(of range: Range<Int>) -> [Rect] {
        lines.flatMap { line in
            line.extents(of: range).map { Rect(line.origin.x + $0.lowerBound, line.top, $0.upperBound - $0.lowerBound, line.height) }
        }
    }

    /// The number of the line that holds a character; the last one's behind the end.
    package func lineNumber(at index: Int) -> Int { lines.lastIndex { $0.range.lowerBound <= index } ?? 0 }

    /// The next place of the caret after `index`, one grapheme cluster on; the end stays.
    package func index(after index: Int) -> Int {
        clusterStarts.first { $0 > index } ?? text.units.count
    }

    /// The place of the caret before `index`, one grapheme cluster back; 0 stays.
    package func index(before index: Int) -> Int { clusterStarts.last { $0 < index } ?? 0 }

    private var clusterStarts: [Int] { TextBreaks.clusters(in: text.units[...]) }
}

extension TextLine {
    /// Where the caret stands before the character at `index`, from the line's origin; behind the last one for any greater index.
    fileprivate func caretX(at index: Int) -> Double {
        if let cell = cells.first(where: { $0.range.contains(index) }) { return cell.leadingX }
        if let last = cells.max(by: { $0.range.lowerBound < $1.range.lowerBound }), index >= last.range.upperBound { return last.trailingX }
        return isRightToLeft ? width : 0
    }

    /// From where to where the characters of a range reach; several parts when letters of both directions are mixed.
    fileprivate func extents(of range: Range<Int>) -> [ClosedRange<Double>] {
        cells.filter { $0.range.overlaps(range) }.reduce(into: []) { parts, cell in
            if let last = parts.last, abs(last.upperBound - cell.minX) < 0.01 {
                parts[parts.count - 1] = last.lowerBound...max(last.upperBound, cell.maxX)
            } else {
                parts.append(cell.minX...max(cell.minX, cell.maxX))
            }
        }
    }
}

extension TextCell {
    /// How far a place on the line is from the cell; 0 inside.
    fileprivate func distance(to x: Double) -> Double { max(0, minX - x, x - maxX) }
}
