package enum GuideName {
    package static let content = "UIScrollViewContentLayoutGuide"
    package static let frame = "UIScrollViewFrameLayoutGuide"
}

extension UIView {
    /// Requests a layout pass after a scroll, because items that are constrained to the frame guide move within the content.
    package func scrolled() {
        guard viewLayout?.systemGuides[GuideName.frame] != nil else { return }
        engine?.givenChanged()
        setNeedsLayout()
    }
}
