import Foundation
import LaminaScrolling

/// Recognises drags of a scroll view's content, and tells the scroll view when touches begin and end.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, SelectivePan, RunLoopTracking {
    private var scrollView: UIScrollView? { view as? UIScrollView }
    var tracksRunLoop: Bool { scrollView?.isDragging ?? false }

    /// Returns true when a movement starts a drag of the content.
    ///
    /// The content must scroll along the axis, no sheet may claim the movement for its card, and the content must allow its touches to be cancelled.
    func admits(_ translation: CGPoint) -> Bool {
        guard let scrollView else { return false }
        let axis: ScrollAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        guard !SheetPanGestureRecognizer.takes(translation, from: scrollView) else { return false }
        return scrollView.scrolls(axis) && trackedTouches.allSatisfy { scrollView.mayTake($0) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, scrollView.isScrollEnabled, state == .possible else { return }
        // A touch that stops decelerating content is recognised as a drag at once, so that no view of the content receives it.
        let holds = scrollView.isDecelerating
        scrollView.beginTracking()
        if holds { state = .began }
    }

    /// Lets panning and zooming run simultaneously.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.scrolling.zoom.recognizer
    }

    override func reset() {
        super.reset()
        scrollView?.endTracking()
    }
}

/// Delays touches for the content until it is clear that the touches do not scroll.
///
/// The recogniser has `delaysTouchesBegan` set and recognises nothing: its failure, after a delay or when a touch ends, delivers the touches.
final class ContentTouchDelay: UIGestureRecognizer {
    /// The time after which a touch that has not scrolled is delivered to the content, in seconds.
    private static let patience = 0.15

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView else { return }
        for touch in touches {
            guard let content = touch.view, content !== scrollView else { continue }
            if !scrollView.touchesShouldBegin([touch], with: event, in: content) { touch.delivery.reachesView = false }
        }
        // Touches that cannot scroll, or must not be delayed, are delivered at once.
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
