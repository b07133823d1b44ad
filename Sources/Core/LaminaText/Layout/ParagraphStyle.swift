/// The wrapping, alignment and spacing of a paragraph's lines.
///
/// The defaults are UIKit's. Lengths are in points.
package struct ParagraphStyle: Sendable, Hashable {
    /// The horizontal position of lines that are narrower than the available width.
    package enum Alignment: Sendable, Hashable {
        case left
        case center
        case right
        /// Lines are stretched to the full width, except for the last one.
        case justified
        /// Left or right, depending on the side at which the paragraph's writing begins.
        case natural
    }

    /// The handling of a paragraph that is wider than the available width.
    package enum Wrapping: Sendable, Hashable {
        /// Wraps between words, or inside a word that is wider than a line.
        case byWord
        /// Wraps between any two grapheme clusters.
        case byCharacter
        /// Keeps one line, which extends beyond the width.
        case clipped
        /// Keeps one line, in which an ellipsis replaces the text that does not fit.
        case truncated(Truncation)
    }

    package var alignment = Alignment.natural
    package var wrapping = Wrapping.byWord
    /// The writing direction; nil derives it from the first letter.
    package var direction: WritingDirection?
    /// The space between two lines of the paragraph.
    package var lineSpacing = 0.0
    /// The space after the paragraph.
    package var spacing = 0.0
    /// The space before the paragraph.
    package var spacingBefore = 0.0
    /// The distance from the leading edge to the first line.
    package var firstLineIndent = 0.0
    /// The distance from the leading edge to the other lines.
    package var headIndent = 0.0
    /// The position at which lines end.
    ///
    /// A positive value is a distance from the leading edge; otherwise the absolute value is a distance from the trailing edge.
    package var tailIndent = 0.0
    package var minimumLineHeight = 0.0
    /// The largest height of a line; 0 means no limit.
    package var maximumLineHeight = 0.0
    /// A factor for the height of lines; 0 means 1.
    package var lineHeightMultiple = 0.0
    /// The positions of tab stops, from the leading edge, ascending.
    ///
    /// After the last of these stops, a stop follows at every multiple of `tabInterval`.
    package var tabStops: [Double] = []
    /// The distance between tab stops after the explicit ones.
    package var tabInterval = 28.0

    package init() {}

    /// True when a paragraph that is too wide continues on the next line.
    var wraps: Bool { wrapping == .byWord || wrapping == .byCharacter }

    /// Applies the height multiple, the minimum and the maximum to a line's natural height, which its fonts determine.
    func lineHeight(_ natural: Double) -> Double {
        let height = max(multiplied(natural), minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// Returns the distance from the top of a line to its baseline.
    ///
    /// The height that the style adds is placed above the glyphs, as in TextKit. Where the minimum or the maximum decides, baseline offsets do not
    /// move the baseline, so that they lift the characters by their whole value; iOS does so since 16.4.
    ///
    /// - Parameter natural: The line with its natural height.
    func baseline(of natural: TextLine) -> Double {
        let multiplied = multiplied(natural.height)
        let isFixed = minimumLineHeight >= multiplied || maximumLineHeight > 0 && maximumLineHeight <= multiplied
        let lift = isFixed ? natural.descent - natural.fontDescent : 0
        return lineHeight(natural.height) - natural.height + natural.ascent + lift
    }

    private func multiplied(_ natural: Double) -> Double { natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1) }

    /// Returns the first tab stop after `x`.
    func tabStop(after x: Double) -> Double {
        // The 0.001 points skip a stop that has just been reached, up to rounding.
        if let stop = tabStops.first(where: { $0 > x + 0.001 && $0 <= Self.farthestTabStop }) { return stop }
        return ((x + 0.001) / usableTabInterval).rounded(.down) * usableTabInterval + usableTabInterval
    }

    /// Returns the latest position from which a tab leads to `end` or to an earlier stop; not positive when no stop lies before `end`.
    func latestTabStart(endingBy end: Double) -> Double {
        let last = tabStops.last { $0 <= Self.farthestTabStop }
        let stop: Double
        if let last, last > end + 0.001 {
            stop = tabStops.last { $0 <= end + 0.001 } ?? 0
        } else {
            stop = max(last ?? 0, ((end + 0.001) / usableTabInterval).rounded(.down) * usableTabInterval)
        }
        // `tabStop(after:)` skips a stop within 0.001 points, and callers compare positions with a tolerance of 0.001 points more.
        return stop - 0.002
    }

    private var usableTabInterval: Double { tabInterval > 0 && tabInterval <= Self.farthestTabStop ? tabInterval : 28 }

    /// The largest tab stop and interval, in points; larger ones are ignored, so that sums stay finite.
    private static let farthestTabStop = 1e7
}

/// The part of a text that an ellipsis replaces when the text is too long.
package enum Truncation: Sendable, Hashable {
    case head
    case middle
    case tail
}
