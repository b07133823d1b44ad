import CoreGraphics

extension UIBarAppearance {
    /// Returns the appearance without background, for a bar that no content is scrolled below.
    func withoutBackground() -> Self {
        let copy = Self(barAppearance: self)
        copy.configureWithTransparentBackground()
        (copy.backgroundImage, copy.shadowImage) = (nil, nil)
        return copy
    }
}

extension UINavigationBar {
    /// The appearance that the bar has now.
    ///
    /// - Source: Apple's documentation of `scrollEdgeAppearance`: without one, the bar at the edge has the standard appearance with a transparent
    ///   background, and a bar without navigation controller always has the standard appearance.
    var shownAppearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        guard isAtEdge else { return standard }
        return edgeAppearance ?? (hasOldStyle ? standard : standard.withoutBackground())
    }

    /// The appearance at the edge that the item or the bar was given.
    var edgeAppearance: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }
}
