extension UIBarAppearance {
    /// Returns the appearance that a bar has now.
    ///
    /// - Parameters:
    ///   - edge: The appearance at the edge that the bar was given.
    ///   - keepsBackground: True for a bar whose background the API before `UIBarAppearance` describes.
    /// - Source: Apple's documentation of `scrollEdgeAppearance`: without one, the bar at the edge has the standard appearance with a transparent
    ///   background, and a bar without a controller always has the standard appearance.
    static func shown<Appearance: UIBarAppearance>(
        _ standard: Appearance, edge: Appearance?, isAtEdge: Bool, keepsBackground: Bool
    ) -> Appearance {
        guard isAtEdge else { return standard }
        return edge ?? (keepsBackground ? standard : standard.withoutBackground())
    }

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
    var shownAppearance: UINavigationBarAppearance {
        .shown(topItem?.standardAppearance ?? standardAppearance, edge: edgeAppearance, isAtEdge: isAtEdge, keepsBackground: hasOldStyle)
    }

    /// The appearance at the edge that the item or the bar was given.
    var edgeAppearance: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }
}
