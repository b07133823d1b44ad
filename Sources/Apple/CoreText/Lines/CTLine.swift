public import CoreGraphics
public import Foundation
package import LaminaText

/// A line of glyph runs.
public final class CTLine: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    /// The glyphs, relative to the origin of the visible characters.
    package let typeset: TypesetLine
    /// The string whose indices the line uses.
    let string: NSAttributedString
    /// The runs from left to right.
    private(set) lazy var runs = CTRun.runs(of: self)

    package init(_ typeset: TypesetLine, of string: NSAttributedString) {
        self.typeset = typeset
        self.string = string
    }

    /// The distance from the line's left edge, which may be that of trailing spaces, to the origin of `typeset`.
    var shift: Double { typeset.overhang }

    /// Returns the x coordinate of the caret before the character at an index, or after the last character; nil outside the line.
    func offset(at index: Int) -> Double? {
        let cells = typeset.line.cells
        if let cell = cells.first(where: { $0.range.contains(index) }) { return cell.leadingX + shift }
        guard typeset.line.range.lowerBound <= index, index <= typeset.line.range.upperBound else { return nil }
        guard let last = cells.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return 0 }
        return last.trailingX + shift
    }

    /// Returns the x coordinate of the caret after the character before an index; nil at the line's start.
    func trailingOffset(before index: Int) -> Double? {
        typeset.line.cells.first { $0.range.upperBound == index }.map { $0.trailingX + shift }
    }
}

/// Returns the number that identifies the class of lines.
public func CTLineGetTypeID() -> CFTypeID { typeID(of: CTLine.self) }

/// Creates one line of a whole string, without wrapping it.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(TypesetLine(StyledText(attrString.coreText)), of: attrString)
}

/// Creates a line that is shortened to a width; the line itself when it fits.
///
/// - Parameters:
///   - width: The available width, in points.
///   - truncationToken: The line that replaces the omitted characters, usually an ellipsis; nil inserts nothing.
/// - Returns: Nil when the token is wider than `width`.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    let place: Truncation =
        switch truncationType {
        case .start: .head
        case .middle: .middle
        default: .tail
        }
    return line.typeset.truncated(to: width, place, token: truncationToken?.typeset).map { CTLine($0, of: line.string) }
}

/// Creates a line whose spaces are stretched or compressed towards a width.
///
/// - Parameters:
///   - justificationFactor: 0 leaves the line as it is, 1 gives it the full width; other numbers are clamped.
///   - justificationWidth: The full width, in points.
/// - Returns: Nil when a number is not finite.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    line.typeset.justified(by: Double(justificationFactor), to: justificationWidth).map { CTLine($0, of: line.string) }
}

/// Returns the number of glyphs in all runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// Returns the line's runs, from left to right, as an array of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// Returns the characters of the line, with trailing spaces and the paragraph separator.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.typeset.line.range) }
