/// How a paragraph's lines are made and placed.
///
/// The defaults are UIKit's.
package struct ParagraphStyle: Sendable, Hashable {
    /// Where lines stand that are narrower than the room.
    package enum Alignment: Sendable, Hashable {
        case left
        case center
        case right
        /// Lines fill the room, the paragraph's last one excepted.
        case justified
        /// Where the paragraph's writing begins.
        case natural
    }

    /// What becomes of a paragraph wider than the room.
    package enum Wrapping: Sendable, Hashable {
        /// Goes on in the next line, between words where it can.
        case byWord
        /// Goes on in the next line, between any two clusters.
        case byCharacter
        /// Stays one line that sticks out.
        case clipped
        /// Stays one line, part of which is replaced by an ellipsis.
        case truncated(Truncation)
    }

    package var alignment = Alignment.natural
    package var wrapping = Wrapping.byWord
    /// Nil follows the first letter.
    package var direction: WritingDirection?
    /// Points between lines.
    package var lineSpacing = 0.0
    /// Points after the paragraph.
    package var spacing = 0.0
    /// Points before the paragraph.
    package var spacingBefore = 0.0
    /// From the side where writing begins to the first line.
    package var firstLineIndent = 0.0
    /// From the side where writing begins to the other lines.
    package var headIndent = 0.0
    /// From the side where writing begins, or if not positive from the other one, to where lines end.
    package var tailIndent = 0.0
    package var minimumLineHeight = 0.0
    /// 0 is no limit.
    package var maximumLineHeight = 0.0
    /// Multiplies the height of lines; 0 counts as 1.
    package var lineHeightMultiple = 0.0
    /// Where tabs lead to, from the side where writing begins, ascending; past the last one every `tabInterval`.
    package var tabStops: [Double] = []
    /// From one tab stop to the next.
    package var tabInterval = 28.0

    package init() {}

    /// The height of a line whose fonts want `natural`.
    func lineHeight(_ natural: Double) -> Double {
        let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// The next tab stop after `x`.
    func tabStop(after x: Double) -> Double {
        // A stop that was just reached by rounding is not the next one.
        if let stop = tabStops.first(where: { $0 > x + 0.001 && $0 <= Self.farthestTabStop }) { return stop }
        let interval = tabInterval > 0 && tabInterval <= Self.farthestTabStop ? tabInterval : 28
        return ((x + 0.001) / interval).rounded(.down) * interval + interval
    }

    /// Farther tab stops and larger intervals, in points, are ignored, so that sums stay finite.
    private static let farthestTabStop = 1e7
}

/// Which part of a text that is too long gives way to an ellipsis.
package enum Truncation: Sendable, Hashable {
    case head
    case middle
    case tail
}
