/// The horizontal position of lines that are narrower than the available width.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// In the centre.
    case center
    /// At the right edge.
    case right
    /// Stretched from edge to edge.
    case justified
    /// At the edge where the paragraph's writing direction starts.
    case natural
}

/// The treatment of text that is wider than the available width.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps to the next line, between words.
    case byWordWrapping = 0
    /// Wraps to the next line, between any two characters.
    case byCharWrapping
    /// Clips the line at the edge.
    case byClipping
    /// Replaces the start of the line by an ellipsis.
    case byTruncatingHead
    /// Replaces the end of the line by an ellipsis.
    case byTruncatingTail
    /// Replaces the middle of the line by an ellipsis.
    case byTruncatingMiddle
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The style of lines below and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The form of the line in bits 0 to 3, its pattern in bits 8 to 10, and `byWord` in bit 15.
    public let rawValue: Int
    /// Creates a set from any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A single line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line that leaves out spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The vertical position of a text whose font is reduced to fit its width.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Keeps the baseline of the text at full size.
    case alignBaselines = 0
    /// Keeps the vertical centre of the text at full size.
    case alignCenters
    /// Keeps the top left corner of the text at full size.
    case none
}
