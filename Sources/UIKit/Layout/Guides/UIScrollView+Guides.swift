import CoreGraphics

extension UIScrollView {
    /// The scroll view's content as a guide.
    ///
    /// Constraints on its size determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = viewLayout?.systemGuides[GuideName.content] { return guide }
        let guide = UILayoutGuide(contentOf: self)
        layoutState.systemGuides[GuideName.content] = guide
        return guide
    }

    /// The scroll view's visible rectangle as a guide.
    ///
    /// It keeps its position on the screen while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide {
        systemGuide(GuideName.frame) { view in
            let origin = view.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        }
    }
}

enum GuideName {
    static let content = "UIScrollViewContentLayoutGuide"
    static let frame = "UIScrollViewFrameLayoutGuide"
}

extension UIView {
    /// Requests a layout pass after a scroll, because items that are tied to the frame guide move within the content.
    func scrolled() {
        guard viewLayout?.systemGuides[GuideName.frame] != nil else { return }
        engine?.givenChanged()
        setNeedsLayout()
    }
}
