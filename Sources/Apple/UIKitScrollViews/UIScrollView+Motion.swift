import Foundation
package import LaminaScrolling

extension UIScrollView {
    /// Starts a motion of the offset without touches, in place of the motion in progress.
    package func move(_ motion: ScrollMotion) {
        stopZooming()
        scrolling.goal = nil
        scrolling.motion = motion
        indicators.show()
        scrolling.ticker.start { [weak self] time in self?.tick(at: time) ?? false }
    }

    /// Advances the current motion of the offset or of the zoom.
    ///
    /// - Parameter time: The media time, in seconds.
    /// - Returns: True while the motion continues.
    @discardableResult
    package func tick(at time: Double) -> Bool {
        if scrolling.zoom.motion != nil { return tickZoom(at: time) }
        turnToGoal()
        guard let motion = scrolling.motion else { return false }
        let isOver = time >= motion.end
        scrolling.stepTime = time
        step(to: isOver ? motion.target : onPixels(motion.offset(at: time)))
        scrolling.stepTime = nil
        scrolling.goal?.time = time
        // The delegate may have stopped this motion or started another one during the step.
        guard let current = scrolling.motion, current.start == motion.start, current.shift == motion.shift else { return scrolling.motion != nil }
        if isOver {
            arriveAtGoal()
            if let arrived = scrolling.motion, arrived.start == motion.start { finish(arrived) }
        }
        return scrolling.motion != nil
    }

    /// Stops the motion at the current offset and notifies the delegate.
    package func stopMoving() {
        guard let motion = scrolling.motion else { return }
        finish(motion)
    }

    package func animate(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        move(ScrollMotion(cause: .animation(from: contentOffset, to: offset), start: scrolling.ticker.now()))
    }

    private func finish(_ motion: ScrollMotion) {
        scrolling.motion = nil
        scrolling.goal = nil
        scrolling.ticker.stop()
        if !scrolling.isTracking { indicators.hide() }
        if motion.isRelease {
            _scrollDelegate?.scrollViewDidEndDecelerating(self)
        } else {
            _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Rounds an offset to whole pixels, so that scrolled content stays as sharp as it was drawn.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: Double(offset.x).rounded(to: pixel), y: Double(offset.y).rounded(to: pixel))
    }
}
