/// An object whose font can follow the user's text size.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// True when a font of a text style, or one that `UIFontMetrics` has scaled, is replaced when the text size of the traits changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension TextSizeFollowing {
    /// Replaces the font when the app wants it to follow the text size.
    package func followIfWanted() { if adjustsFontForContentSizeCategory { followTextSize() } }
}
