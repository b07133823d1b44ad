import CoreGraphics

extension UIViewController {
    /// Names the scroll view that bars at some edges follow; nil lets them follow the first scroll view.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { trackedContent.top = scrollView }
        if edge.contains(.bottom) { trackedContent.bottom = scrollView }
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Names the scroll view that bars at all edges follow; nil lets them follow the first scroll view.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Returns the scroll view that was named for an edge.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        (edge.contains(.top) ? trackedContent.top : edge.contains(.bottom) ? trackedContent.bottom : nil) as? UIScrollView
    }

    /// The scroll view that a container's bar follows: the named one, that of the visible child, or the controller's view, its first subview, the first
    /// subview of that and so on.
    func followedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        let child = (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
        if let child { return child.followedScrollView(for: edge) }
        var view = viewIfLoaded
        while let current = view {
            if let found = current as? UIScrollView { return found }
            view = current.subviews.first
        }
        return nil
    }
}

/// A weak reference to the scroll view that a bar follows.
struct WeakScrollView {
    weak var view: UIScrollView?
}
