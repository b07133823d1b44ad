import CoreGraphics

extension UIScrollView {
    /// The size that constraints make for the content without its scale; nil where none do.
    var solvedContentSize: CGSize? {
        guard let guide = viewLayout?.systemGuides[GuideName.content], guide.solvedFrame.size != .zero else { return nil }
        return guide.solvedFrame.size
    }

    /// Constraints made a new size for the content.
    func adoptSolvedContentSize(_ size: CGSize) {
        guard let view = zoomedView, view.zoomedScale != 1 else { return contentSize = size }
        contentSize = grown(size, by: view, scale: view.zoomedScale)
    }

    /// The content's size with the scaled view in place of the unscaled one.
    func grown(_ size: CGSize, by view: UIView, scale: CGFloat) -> CGSize {
        CGSize(width: size.width + view.bounds.width * (scale - 1), height: size.height + view.bounds.height * (scale - 1))
    }

    /// Constraints place views as if nothing was scaled, about their middles; the zoomed view keeps its corner.
    func placeZoomedView() {
        guard let view = zoomedView, view.zoomedScale != 1, view.superview === self, view.viewLayout?.isMade == true,
            let frame = engine?.frame(of: view)
        else { return }
        view.placeScaled(at: frame.origin)
    }
}
