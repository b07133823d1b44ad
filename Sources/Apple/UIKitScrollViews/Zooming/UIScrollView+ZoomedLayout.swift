import CoreGraphics

extension UIScrollView {
    /// The content size that constraints give while the zoomed view is unscaled; nil when constraints do not determine the content size.
    var solvedContentSize: CGSize? {
        guard let guide = viewLayout?.systemGuides[GuideName.content], guide.solvedFrame.size != .zero else { return nil }
        return guide.solvedFrame.size
    }

    /// Sets `contentSize` after constraints determined a new size of the unscaled content.
    package func adoptSolvedContentSize(_ size: CGSize) {
        guard let view = zoomedView, view.zoomedScale != 1 else { return contentSize = size }
        contentSize = grown(size, by: view, scale: view.zoomedScale)
    }

    /// Returns the content size when the zoomed view is scaled: the view grows or shrinks, the space around it keeps its size.
    package func grown(_ size: CGSize, by view: UIView, scale: CGFloat) -> CGSize {
        CGSize(width: size.width + view.bounds.width * (scale - 1), height: size.height + view.bounds.height * (scale - 1))
    }

    /// Keeps the zoomed view's top left corner where constraints place it.
    ///
    /// Constraints place the unscaled frame; without a correction, the scale about the view's centre would move the corner.
    func placeZoomedView() {
        guard let view = zoomedView, view.zoomedScale != 1, view.superview === self, view.viewLayout?.hasSolvedFrame == true,
            let frame = engine?.frame(of: view)
        else { return }
        view.placeScaled(at: frame.origin)
    }
}
