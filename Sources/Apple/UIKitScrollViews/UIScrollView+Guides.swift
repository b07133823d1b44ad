extension UIScrollView {
    /// The scroll view's content as a guide.
    ///
    /// Constraints on the guide's size determine the scroll view's `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = viewLayout?.systemGuides[GuideName.content] { return guide }
        let guide = UILayoutGuide(contentOf: self)
        layoutState.systemGuides[GuideName.content] = guide
        return guide
    }

    /// The scroll view's visible rectangle as a guide.
    ///
    /// The guide keeps its position on the screen while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide {
        if let guide = viewLayout?.systemGuides[GuideName.frame] { return guide }
        let guide = UILayoutGuide(visibleRectangleOf: self)
        layoutState.systemGuides[GuideName.frame] = guide
        return guide
    }
}
