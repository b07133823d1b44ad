import Foundation

extension UIScrollView {
    /// A finger came down on the content: what moves stops.
    func beginTracking() {
        scrolling.isTracking = true
        stopMoving()
    }

    /// The finger began to move the content.
    ///
    /// - Parameter direction: Its way so far.
    func beginDragging(towards direction: CGPoint) {
        beginTracking()
        if keyboardDismissMode != .none { window?.endEditing(true) }
        scrolling.drag = ScrollState.Drag(start: straightenedOffset, axis: lockedAxis(towards: direction))
        _scrollDelegate?.scrollViewWillBeginDragging(self)
        indicators.show()
    }

    /// - Parameter translation: The finger's way since the drag began.
    func drag(by translation: CGPoint) {
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

    /// The finger left the content.
    ///
    /// - Parameter velocity: The finger's, points per second.
    func endDragging(velocity: CGPoint) {
        guard let drag = scrolling.drag else { return endTracking() }
        guard !scrolling.zoom.isActive else { return endDragWhileZooming() }
        let release = releaseVelocity(of: velocity, drag)
        let motion = settledMotion(velocity: release)
        scrolling.drag = nil
        scrolling.isTracking = false
        let decelerates = motion.target != contentOffset || motion.end > motion.start
        if decelerates { move(motion) } else { indicators.hide() }
        _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates, isDecelerating { _scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// The finger left the content without having moved it, or was taken away.
    func endTracking() {
        scrolling.isTracking = false
        scrolling.drag = nil
        guard scrolling.motion == nil, !scrolling.zoom.isActive else { return }
        if isPastEdge { move(release(velocity: .zero)) } else { indicators.hide() }
    }

    /// Zooming goes on and decides where the content comes to rest.
    private func endDragWhileZooming() {
        scrolling.drag = nil
        scrolling.isTracking = false
        _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    /// Counts the finger's way anew from where zooming left the content.
    private func restartDrag(at translation: CGPoint) {
        let start = straightenedOffset
        scrolling.drag?.mustRestart = false
        scrolling.drag?.start = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    }

    // MARK: Parts

    /// The offset as if nothing lagged behind the finger.
    private var straightenedOffset: CGPoint {
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            offset[keyPath: axis.place] = band(axis).straightened(Double(offset[keyPath: axis.place]), in: limits(axis))
        }
        return offset
    }

    private func band(_ axis: ScrollAxis) -> RubberBand { RubberBand(dimension: Double(bounds.size[keyPath: axis.length])) }

    /// Where content is for a finger that wants it at `place`.
    func held(_ place: Double, _ axis: ScrollAxis) -> Double {
        let limits = limits(axis)
        return bounces ? band(axis).bent(place, in: limits) : max(limits.lowerBound, min(limits.upperBound, place))
    }

    /// A way that is clearly along one axis; 45 degrees are free.
    private func lockedAxis(towards direction: CGPoint) -> ScrollAxis? {
        let (x, y) = (abs(direction.x), abs(direction.y))
        guard isDirectionalLockEnabled, x != y else { return nil }
        return x > y ? .horizontal : .vertical
    }

    /// The content's velocity at the release, points per second; none where the finger all but stood still.
    private func releaseVelocity(of finger: CGPoint, _ drag: ScrollState.Drag) -> CGPoint {
        var velocity = CGPoint.zero
        for axis in ScrollAxis.allCases where scrolls(axis) && drag.axis ?? axis == axis {
            let own = -finger[keyPath: axis.place]
            if abs(own) >= 50 { velocity[keyPath: axis.place] = own }
        }
        return velocity
    }

    /// The motion after a release, with what the delegate and the pages want of its end.
    private func settledMotion(velocity: CGPoint) -> ScrollMotion {
        let natural = release(velocity: velocity)
        var target = isPagingEnabled ? pageTarget(velocity: velocity) : natural.target
        let proposed = target
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        // The delegate writes to the place during the call only.
        unsafe _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite { target = refused(proposed, "target of a drag") }
        guard isPagingEnabled || target != proposed else { return natural }
        return landing(at: clamped(target), velocity: velocity)
    }

    /// The motion that follows from a velocity alone.
    func release(velocity: CGPoint) -> ScrollMotion {
        func motion(_ axis: ScrollAxis) -> ReleasedMotion {
            let rate = max(0.5, min(0.9999, Double(decelerationRate.rawValue)))
            let setting = ReleasedMotion.Setting(limits: limits(axis), rate: rate, bounces: bounces, pixel: pixel)
            return ReleasedMotion(
                from: Double(contentOffset[keyPath: axis.place]), velocity: Double(velocity[keyPath: axis.place]), in: setting)
        }
        return ScrollMotion(course: .release(x: motion(.horizontal), y: motion(.vertical)), start: scrolling.ticker.now())
    }

    /// The motion to a place that somebody chose.
    func landing(at target: CGPoint, velocity: CGPoint) -> ScrollMotion {
        func motion(_ axis: ScrollAxis) -> ReleasedMotion {
            ReleasedMotion(
                from: Double(contentOffset[keyPath: axis.place]), velocity: Double(velocity[keyPath: axis.place]),
                landingAt: Double(target[keyPath: axis.place]), pixel: pixel)
        }
        return ScrollMotion(course: .release(x: motion(.horizontal), y: motion(.vertical)), start: scrolling.ticker.now())
    }

    /// The page that a release turns to: the next one in the direction of a flick, else the nearest.
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
