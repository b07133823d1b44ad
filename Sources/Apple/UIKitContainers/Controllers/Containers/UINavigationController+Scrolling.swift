import CoreGraphics

extension UINavigationController: ScrollFollower {
    package func contentMoved(in view: UIScrollView) {
        guard !isPlacingBars, let top = topViewController else { return }
        updateEdges()
        if view === followed.top.view, collapse(of: top) != navigationBar.collapse { placeBars() }
    }

    package func contentAdded() {
        guard let top = topViewController, isViewLoaded, !isPlacingBars else { return }
        if top.followedScrollView(for: .top) !== followed.top.view || top.followedScrollView(for: .bottom) !== followed.bottom.view { placeBars() }
    }

    /// Follows the scroll views of the top controller, and takes over what they have collapsed.
    func followContent() {
        let top = topViewController
        let (above, below) = (top?.followedScrollView(for: .top), top?.followedScrollView(for: .bottom))
        if above !== followed.top.view, let former = followed.top.view {
            if former !== below { former.scrolling.bars.remove(self) }
            // A controller that is only covered finds its content as it was.
            if !stack.contains(where: { $0.followedScrollView(for: .top) === former }) { former.scrolling.bars.forgetBar() }
        }
        if below !== followed.bottom.view, followed.bottom.view !== above { followed.bottom.view?.scrolling.bars.remove(self) }
        if above !== followed.top.view { above?.scrolling.bars.add(self) }
        if below !== followed.bottom.view { below?.scrolling.bars.add(self) }
        (followed.top.view, followed.bottom.view) = (above, below)
        updateEdges()
        guard let top else { return }
        let collapse = collapse(of: top)
        navigationBar.collapse = collapse
        let parts = isBarHidden ? CollapsibleParts() : navigationBar.collapsibleParts(of: top.navigationItem, in: stack.map(\.navigationItem))
        guard let above, above.scrolling.bars.height != parts.height || above.scrolling.bars.room != collapse.height else { return }
        above.scrolling.bars.room = collapse.height
        above.scrolling.bars.height = parts.height
        above.scrolling.bars.stops = parts.stops
    }

    /// Returns what the content of a controller on the stack has collapsed of the bar.
    func collapse(of child: UIViewController) -> BarCollapse {
        let items = stack.contains { $0 === child } ? stack.map(\.navigationItem) : nil
        let parts = isBarHidden ? CollapsibleParts() : navigationBar.collapsibleParts(of: child.navigationItem, in: items)
        guard parts.height > 0, let view = child.followedScrollView(for: .top) else { return BarCollapse() }
        return BarCollapse(parts, distance: view.distanceFromTop)
    }

    /// Gives the bars the appearance for content that is at their edge or below them; without content to scroll, bars are always at the edge.
    private func updateEdges() {
        guard let top = topViewController else { return }
        let height = navigationBar.collapsibleParts(of: top.navigationItem, in: stack.map(\.navigationItem)).height
        navigationBar.isAtEdge = followed.top.view.map { $0.distanceFromTop <= height + 0.5 } ?? true
        toolbar.isAtEdge = followed.bottom.view?.isEndInSight ?? true
    }
}
