import CoreGraphics

extension UIScrollView {
    /// What scrolls: constraints on its size make the content's size.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = viewLayout?.systemGuides[GuideName.content] { return guide }
        let guide = UILayoutGuide(contentOf: self)
        layoutState.systemGuides[GuideName.content] = guide
        return guide
    }

    /// The part of the view that does not scroll, in the content's coordinates.
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
    /// The content has moved: so has what is tied to the frame.
    func scrolled() {
        guard viewLayout?.systemGuides[GuideName.frame] != nil else { return }
        engine?.givenChanged()
        setNeedsLayout()
    }
}
