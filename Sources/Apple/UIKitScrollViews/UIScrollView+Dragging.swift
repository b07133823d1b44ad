import Foundation
package import LaminaScrolling

extension UIScrollView {
    /// Handles a touch that began on the content: stops the motion and begins tracking.
    package func beginTracking() {
        scrolling.isTracking = true
        stopMoving()
    }

    /// Begins a drag of the content.
    ///
    /// - Parameter direction: The touch's translation so far, in points.
    package func beginDragging(towards direction: CGPoint) {
        beginTracking()
        if keyboardDismissMode != .none, pulledKeyboard == nil { window?.endEditing(true) }
        scrolling.drag = ScrollState.Drag(start: unresistedOffset, axis: lockedAxis(towards: direction))
        _scrollDelegate?.scrollViewWillBeginDragging(self)
        indicators.show()
    }

    /// Moves the content with the touch.
    ///
    /// - Parameter translation: The touch's translation since the drag began, in points.
    package func drag(by translation: CGPoint) {
        pulledKeyboard?.follow(panGestureRecognizer.location(in: window).y)
        guard !scrolling.zoom.isActive else {
            scrolling.drag?.mustRestart = true
            return
        }
        if scrolling.drag?.mustRestart == true { restartDrag(at: translation) }
        guard let drag = scrolling.drag else { return }
        var offset = contentOffset
        for axis in ScrollAxis.allCases where scrolls(axis) && drag.axis ?? axis == axis {
            let place = Double(drag.start[keyPath: axis.place] - translation[keyPath: axis.place])
            offset[keyPath: axis.place] = CGFloat(held(place, axis))
        }
        step(to: onPixels(offset))
    }

    /// Ends the drag and starts the deceleration or the return from past an edge.
    ///
    /// - Parameter velocity: The touch's velocity, in points per second.
    package func endDragging(velocity: CGPoint) {
        if pulledKeyboard?.release(velocity: velocity.y) == true { window?.endEditing(true) }
        guard let drag = scrolling.drag else { return endTracking() }
        guard !scrolling.zoom.isActive else { return endDragWhileZooming() }
        scrolling.refreshControl?.dragWillEnd()
        let release = releaseVelocity(of: velocity, drag)
        let motion = releaseMotion(velocity: release)
        scrolling.drag = nil
        scrolling.isTracking = false
        let decelerates = motion.target != contentOffset || motion.end > motion.start
        if decelerates { move(motion) } else { indicators.hide() }
        _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates, isDecelerating { _scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// Ends tracking after a touch that did not drag the content or was cancelled; content past its edge returns.
    package func endTracking() {
        scrolling.isTracking = false
        scrolling.drag = nil
        guard scrolling.motion == nil, !scrolling.zoom.isActive else { return }
        if isPastEdge { move(release(velocity: .zero)) } else { indicators.hide() }
    }

    /// The views with the device's keyboard, which a finger pulls down; nil unless the scroll view's mode is interactive.
    private var pulledKeyboard: (any InputHosting)? {
        guard keyboardDismissMode == .interactive, let host = window?.inputHost, host.keyboard != nil else { return nil }
        return host
    }

    /// Ends the drag without a deceleration, because a zoom is in progress and determines the final offset.
    private func endDragWhileZooming() {
        scrolling.drag = nil
        scrolling.isTracking = false
        _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    /// Restarts the drag at the current offset, after zooming moved the content.
    private func restartDrag(at translation: CGPoint) {
        let start = unresistedOffset
        scrolling.drag?.mustRestart = false
        scrolling.drag?.start = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    }

    // MARK: Parts

    /// The content offset with the rubber band's resistance removed: the offset at which the content would follow the finger exactly.
    private var unresistedOffset: CGPoint {
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            offset[keyPath: axis.place] = band(axis).unresisted(Double(offset[keyPath: axis.place]), in: limits(axis))
        }
        return offset
    }

    private func band(_ axis: ScrollAxis) -> RubberBand { RubberBand(dimension: Double(bounds.size[keyPath: axis.length])) }

    /// Returns the content offset for the offset at which the content would follow the finger exactly.
    ///
    /// Past an edge the rubber band resists; without bouncing, the offset is clamped to the limits.
    package func held(_ place: Double, _ axis: ScrollAxis) -> Double {
        let limits = limits(axis)
        return bounces ? band(axis).resisted(place, in: limits) : max(limits.lowerBound, min(limits.upperBound, place))
    }

    /// The axis to which directional lock restricts a drag; nil without the lock or at exactly 45 degrees.
    private func lockedAxis(towards direction: CGPoint) -> ScrollAxis? {
        let (x, y) = (abs(direction.x), abs(direction.y))
        guard isDirectionalLockEnabled, x != y else { return nil }
        return x > y ? .horizontal : .vertical
    }

    /// The content's velocity at the release, in points per second.
    ///
    /// A component below 50 counts as 0, so that content does not glide after a slow drag.
    private func releaseVelocity(of finger: CGPoint, _ drag: ScrollState.Drag) -> CGPoint {
        var velocity = CGPoint.zero
        for axis in ScrollAxis.allCases where scrolls(axis) && drag.axis ?? axis == axis {
            let own = -finger[keyPath: axis.place]
            if abs(own) >= 50 { velocity[keyPath: axis.place] = own }
        }
        return velocity
    }

    /// The motion after a release: the natural deceleration, or a motion to another target that paging or the delegate chooses.
    private func releaseMotion(velocity: CGPoint) -> ScrollMotion {
        let natural = release(velocity: velocity)
        var target = isPagingEnabled ? pageTarget(velocity: velocity) : natural.target
        let proposed = target
        if let stop = barStop(for: target.y) { target.y = stop }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        if let list = self as? any LayoutScrolling { target = list.layoutTarget(for: target, velocity: perMillisecond) }
        // The pointer is valid during the call only, and the delegate writes through it only during the call.
        unsafe _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite { target = refused(proposed, "target of a drag") }
        guard isPagingEnabled || target != proposed else { return natural }
        return landing(at: clamped(target), velocity: velocity)
    }

    /// The motion that follows from the current offset and a velocity alone.
    package func release(velocity: CGPoint) -> ScrollMotion { release(from: contentOffset, velocity: velocity, at: scrolling.ticker.now()) }

    /// The motion that follows from an offset and a velocity alone.
    ///
    /// - Parameter start: The media time of the release, in seconds.
    func release(from offset: CGPoint, velocity: CGPoint, at start: Double) -> ScrollMotion {
        func motion(_ axis: ScrollAxis) -> ReleasedMotion {
            let rate = max(0.5, min(0.9999, Double(decelerationRate.rawValue)))
            let setting = ReleasedMotion.Setting(limits: limits(axis), rate: rate, bounces: bounces, pixel: pixel)
            return ReleasedMotion(
                from: Double(offset[keyPath: axis.place]), velocity: Double(velocity[keyPath: axis.place]), in: setting)
        }
        return ScrollMotion(cause: .release(x: motion(.horizontal), y: motion(.vertical)), start: start)
    }

    /// The motion from the current offset to a chosen target.
    func landing(at target: CGPoint, velocity: CGPoint) -> ScrollMotion {
        func motion(_ axis: ScrollAxis) -> ReleasedMotion {
            ReleasedMotion(
                from: Double(contentOffset[keyPath: axis.place]), velocity: Double(velocity[keyPath: axis.place]),
                landingAt: Double(target[keyPath: axis.place]), pixel: pixel)
        }
        var landing = ScrollMotion(cause: .release(x: motion(.horizontal), y: motion(.vertical)), start: scrolling.ticker.now())
        landing.isAimed = true
        return landing
    }

    /// The page at which a release comes to rest: the next page in the direction of a flick, otherwise the nearest page.
    private func pageTarget(velocity: CGPoint) -> CGPoint {
        var target = contentOffset
        for axis in ScrollAxis.allCases {
            let length = bounds.size[keyPath: axis.length]
            guard length > 0 else { continue }
            let page = contentOffset[keyPath: axis.place] / length
            let push = velocity[keyPath: axis.place]
            target[keyPath: axis.place] = (push > 0 ? page.rounded(.up) : push < 0 ? page.rounded(.down) : page.rounded()) * length
        }
        return clamped(target)
    }
}
