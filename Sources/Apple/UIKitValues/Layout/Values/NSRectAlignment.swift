/// A place of a rectangle at the edges of another one.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// The middle of the upper edge.
    case top
    /// The upper leading corner.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The lower leading corner.
    case bottomLeading
    /// The middle of the lower edge.
    case bottom
    /// The lower trailing corner.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The upper trailing corner.
    case topTrailing
}
