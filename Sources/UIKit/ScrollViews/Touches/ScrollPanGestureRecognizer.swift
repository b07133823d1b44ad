import Foundation

/// Looks for fingers that move a scroll view's content, and tells it when they come and go.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// A drag is a way along an axis that scrolls, unless the content keeps its touches.
    override func isDrag(_ way: CGPoint) -> Bool {
        guard let scrollView, super.isDrag(way) else { return false }
        let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        guard !SheetPanGestureRecognizer.takes(way, from: scrollView) else { return false }
        return scrollView.scrolls(axis) && trackedTouches.allSatisfy { scrollView.mayTake($0) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, scrollView.isScrollEnabled, state == .possible else { return }
        // A finger on moving content holds it, and touches nothing else.
        let holds = scrollView.isDecelerating
        scrollView.beginTracking()
        if holds { state = .began }
    }

    /// Two fingers pan and zoom at once.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.scrolling.zoom.recognizer
    }

    override func reset() {
        super.reset()
        scrollView?.endTracking()
    }
}

/// Keeps touches from the content until it is clear that they do not scroll.
final class ContentTouchDelay: UIGestureRecognizer {
    /// Seconds that a finger rests before it touches the content.
    private static let patience = 0.15

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView else { return }
        for touch in touches {
            guard let content = touch.view, content !== scrollView else { continue }
            if !scrollView.touchesShouldBegin([touch], with: event, in: content) { touch.delivery.reachesView = false }
        }
        guard scrollView.delaysContentTouches, ScrollAxis.allCases.contains(where: { scrollView.scrolls($0) }) else {
            state = .failed
            return
        }
        arena?.deadlines.set(self, after: Self.patience) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
