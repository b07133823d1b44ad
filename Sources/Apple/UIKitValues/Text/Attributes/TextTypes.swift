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
