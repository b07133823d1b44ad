import CoreGraphics

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
        systemGuide(GuideName.frame) { view in
            // In the coordinates of the content, the visible rectangle begins at the origin of the bounds.
            let origin = view.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        }
    }
}
