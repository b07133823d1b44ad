/// The meaning of a view's content, which decides whether the view is mirrored in a right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Ordinary content, which is mirrored.
    case unspecified = 0
    /// Playback controls, which are not mirrored.
    case playback
    /// Content that shows directions in space, which is not mirrored.
    case spatial
    /// Content that is always laid out from left to right.
    case forceLeftToRight
    /// Content that is always laid out from right to left.
    case forceRightToLeft
}

/// The direction of a layout along the horizontal axis.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic.
    case rightToLeft
}
