import Foundation

extension UIScrollView {
    /// Lets the content move by itself.
    func move(_ motion: ScrollMotion) {
        stopZooming()
        scrolling.motion = motion
        indicators.show()
        scrolling.ticker.start { [weak self] time in self?.tick(at: time) ?? false }
    }

    /// Goes on with what moves by itself.
    ///
    /// - Parameter time: Media time.
    /// - Returns: Whether it still moves.
    @discardableResult
    func tick(at time: Double) -> Bool {
        if scrolling.zoom.motion != nil { return tickZoom(at: time) }
        guard let motion = scrolling.motion else { return false }
        let isOver = time >= motion.end
        step(to: isOver ? motion.target : onPixels(motion.offset(at: time)))
        // Who heard of the step may have begun something else.
        guard let current = scrolling.motion, current.start == motion.start else { return scrolling.motion != nil }
        if isOver { finish(current) }
        return scrolling.motion != nil
    }

    /// Stops what moves by itself, where it is.
    func stopMoving() {
        guard let motion = scrolling.motion else { return }
        finish(motion)
    }

    func animate(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        move(ScrollMotion(course: .animation(from: contentOffset, to: offset), start: scrolling.ticker.now()))
    }

    private func finish(_ motion: ScrollMotion) {
        scrolling.motion = nil
        scrolling.ticker.stop()
        if !scrolling.isTracking { indicators.hide() }
        if motion.isRelease {
            _scrollDelegate?.scrollViewDidEndDecelerating(self)
        } else {
            _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Content on whole pixels stays as sharp as it was drawn.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: Double(offset.x).rounded(to: pixel), y: Double(offset.y).rounded(to: pixel))
    }
}
