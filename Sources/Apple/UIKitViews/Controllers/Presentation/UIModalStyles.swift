/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window; the view below is removed.
    case fullScreen = 0
    /// A card, or a sheet in the middle of a wide window.
    case pageSheet
    /// A card, or a small sheet in the middle of a wide window.
    case formSheet
    /// Covers the nearest controller that defines a presentation context; its view is removed.
    case currentContext
    /// Uses the presentation controller of the transitioning delegate.
    case custom
    /// Covers the window; the view below stays.
    case overFullScreen
    /// Covers the nearest controller that defines a presentation context; its view stays.
    case overCurrentContext
    /// A popover beside its source; in a compact window a card, unless the delegate says otherwise.
    case popover
    /// No change of style; a result of the delegate's `adaptivePresentationStyle`.
    case none = -1
    /// The system's choice: a page sheet.
    case automatic = -2
}

/// The animation with which a presented controller appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the lower edge, and down again.
    case coverVertical = 0
    /// Flips the old view about its vertical axis, with the new one on its back.
    case flipHorizontal
    /// Fades the new view in over the old one, and out again.
    case crossDissolve
    /// Curls the old view up like a page; shown as a slide of the old view upwards.
    case partialCurl
}
