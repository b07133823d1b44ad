/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; what is below is taken away.
    case fullScreen = 0
    /// As a card, or in the middle of a wide window.
    case pageSheet
    /// As a card, or small in the middle of a wide window.
    case formSheet
    /// Over the nearest controller that defines a presentation context, which is taken away.
    case currentContext
    /// By a presentation controller of the transitioning delegate.
    case custom
    /// Over the whole window; what is below stays.
    case overFullScreen
    /// Over the nearest controller that defines a presentation context, which stays.
    case overCurrentContext
    /// Beside what it belongs to; as a card here.
    case popover
    /// Nothing is changed when a presentation adapts.
    case none = -1
    /// As the system thinks best: a card.
    case automatic = -2
}

/// How the view of a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the lower edge, and down again.
    case coverVertical = 0
    /// The old view turns about its vertical middle, with the new one on its back.
    case flipHorizontal
    /// The old view fades out while the new one fades in.
    case crossDissolve
    /// The old view's page is curled up; shown as a slide of the old view upwards.
    case partialCurl
}
