/// Where lines stand that are narrower than the room.
public enum NSTextAlignment: Int, Sendable {
    /// On the left.
    case left = 0
    /// In the middle.
    case center
    /// On the right.
    case right
    /// Stretched to both sides.
    case justified
    /// Where the writing begins.
    case natural
}

/// What becomes of text wider than the room.
public enum NSLineBreakMode: Int, Sendable {
    /// Goes on in the next line, between words.
    case byWordWrapping = 0
    /// Goes on in the next line, between any two characters.
    case byCharWrapping
    /// Is cut off.
    case byClipping
    /// Loses its beginning to an ellipsis.
    case byTruncatingHead
    /// Loses its end to an ellipsis.
    case byTruncatingTail
    /// Loses its middle to an ellipsis.
    case byTruncatingMiddle
}

/// Where writing begins.
public enum NSWritingDirection: Int, Sendable {
    /// As the first letter says.
    case natural = -1
    /// On the left.
    case leftToRight
    /// On the right.
    case rightToLeft
}

/// How lines below and through text are drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// A form, a rhythm, and whether spaces are left out.
    public let rawValue: Int
    /// Takes any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Not below spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a font too large for its place is made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays.
    case alignBaselines = 0
    /// The middle stays.
    case alignCenters
    /// The upper left corner stays.
    case none
}
