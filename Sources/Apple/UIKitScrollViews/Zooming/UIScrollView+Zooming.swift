import Foundation
import LaminaScrolling
import QuartzCore

extension UIScrollView {
    /// The view whose transform carries the zoom scale; nil when zooming is disabled.
    var zoomedView: UIView? {
        guard scrolling.zoom.recognizer != nil else { return nil }
        return _scrollDelegate?.viewForZooming(in: self)
    }

    /// The scale in the zoomed view's transform; 1 without a zoomed view.
    var currentScale: CGFloat { (_scrollDelegate?.viewForZooming(in: self)).map(\.zoomedScale) ?? 1 }

    /// Sets a limit of the scale, and adds the pinch recogniser while the limits allow zooming.
    ///
    /// Refuses values that are negative or not finite.
    func setZoomLimit(_ limit: WritableKeyPath<ZoomState, CGFloat>, _ value: CGFloat) {
        guard value.isFinite, value >= 0 else {
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "a zoom limit must be finite and not negative; \(type(of: self)) keeps \(scrolling.zoom[keyPath: limit])")
            return
        }
        scrolling.zoom[keyPath: limit] = value
        let wanted = scrolling.zoom.limits.lowerBound < scrolling.zoom.limits.upperBound
        guard wanted != (scrolling.zoom.recognizer != nil) else { return }
        if wanted { beginRecognizingPinches() } else { endRecognizingPinches() }
    }

    private func beginRecognizingPinches() {
        let recognizer = ScrollPinchGestureRecognizer()
        recognizer.addHandler { [weak self] _ in self?.followPinch() }
        scrolling.zoom.recognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    private func endRecognizingPinches() {
        guard let recognizer = scrolling.zoom.recognizer else { return }
        removeGestureRecognizer(recognizer)
        scrolling.zoom.recognizer = nil
    }

    // MARK: Zooming by the app

    /// Sets the scale for the app, with the centre of the visible content fixed.
    func setScaleByCaller(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a zoom scale must be finite; \(type(of: self)) keeps its own")
            return
        }
        guard let view = _scrollDelegate?.viewForZooming(in: self) else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = view.unscaled(CGPoint(x: contentOffset.x + middle.x, y: contentOffset.y + middle.y))
        go(to: scrolling.zoom.clamped(Double(scale)), keeping: anchor, at: middle, of: view, animated: animated)
    }

    /// Zooms and scrolls for the app until a rectangle of the zoomed view fills the scroll view along one axis.
    func showZoomed(_ rect: CGRect, animated: Bool) {
        guard rect.hasFiniteEdges, let view = _scrollDelegate?.viewForZooming(in: self) else { return }
        let fitting = min(bounds.width / max(rect.width, 0.0001), bounds.height / max(rect.height, 0.0001))
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        go(
            to: scrolling.zoom.clamped(Double(fitting)), keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle, of: view, animated: animated)
    }

    /// Zooms to a scale, with the point `anchor` of the zoomed view at `place` in the scroll view if the limits allow it.
    private func go(to scale: Double, keeping anchor: CGPoint, at place: CGPoint, of view: UIView, animated: Bool) {
        stopMoving()
        stopZooming()
        let target = ZoomMotion.ZoomPosition(scale: scale, offset: restingOffset(of: anchor, at: place, of: view, scale: scale))
        let current = ZoomMotion.ZoomPosition(scale: Double(view.zoomedScale), offset: contentOffset)
        guard target != current else { return }
        guard animated else { return apply(scale, to: view) { target.offset } }
        _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        startZooming(ZoomMotion(cause: .animation, start: scrolling.ticker.now(), from: current, to: target))
    }

    // MARK: Motions without touches

    /// Starts a motion of scale and offset without touches.
    func startZooming(_ motion: ZoomMotion) {
        scrolling.zoom.motion = motion
        indicators.show()
        scrolling.ticker.start { [weak self] time in self?.tickZoom(at: time) ?? false }
    }

    /// - Parameter time: The media time, in seconds.
    /// - Returns: True while the motion continues.
    func tickZoom(at time: Double) -> Bool {
        guard let motion = scrolling.zoom.motion else { return false }
        guard time < motion.end, let view = _scrollDelegate?.viewForZooming(in: self) else {
            finishZooming(motion)
            return scrolling.zoom.motion != nil
        }
        let position = motion.position(at: time)
        apply(position.scale, to: view) { position.offset }
        layOutZoomedContent()
        return scrolling.zoom.motion != nil
    }

    /// Ends the zoom motion at its target.
    func stopZooming() {
        if let motion = scrolling.zoom.motion { finishZooming(motion) }
    }

    private func finishZooming(_ motion: ZoomMotion) {
        scrolling.ticker.stop()
        // Cleared first, because a delegate that zooms during the last step would otherwise stop this motion a second time.
        scrolling.zoom.motion = nil
        let view = _scrollDelegate?.viewForZooming(in: self)
        if let view {
            apply(motion.to.scale, to: view) { motion.to.offset }
            layOutZoomedContent()
        }
        limitsDidChange()
        if !scrolling.isTracking { indicators.hide() }
        _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: view?.zoomedScale ?? 1)
    }

    /// Performs a pending layout, in which the app may centre the content, before the next offset is computed.
    func layOutZoomedContent() { layoutIfNeeded() }

    // MARK: Parts

    /// Applies a scale to the view, the content size and the offset, and notifies the delegate.
    package func apply(_ scale: Double, to view: UIView, offset: () -> CGPoint) {
        let (isStepping, isApplying) = (scrolling.isStepping, scrolling.zoom.isApplying)
        (scrolling.isStepping, scrolling.zoom.isApplying) = (true, true)
        defer { (scrolling.isStepping, scrolling.zoom.isApplying) = (isStepping, isApplying) }
        let hasChanged = view.zoomedScale != CGFloat(scale)
        view.zoomedScale = CGFloat(scale)
        contentSize = zoomedContentSize(of: view, scale: scale)
        step(to: offset())
        setNeedsLayout()
        if hasChanged { _scrollDelegate?.scrollViewDidZoom(self) }
    }

    /// The offset at which a point of the zoomed view appears at a position in the scroll view; may be past the limits.
    package func offset(showing anchor: CGPoint, at place: CGPoint, of view: UIView, scale: Double) -> CGPoint {
        let corner = view.scaledCorner
        return CGPoint(x: corner.x + anchor.x * CGFloat(scale) - place.x, y: corner.y + anchor.y * CGFloat(scale) - place.y)
    }

    /// The offset nearest to `offset(showing:at:of:scale:)` at which the content covers the view.
    func restingOffset(of anchor: CGPoint, at place: CGPoint, of view: UIView, scale: Double) -> CGPoint {
        let size = zoomedContentSize(of: view, scale: scale)
        var result = onPixels(offset(showing: anchor, at: place, of: view, scale: scale))
        for axis in ScrollAxis.allCases {
            let limits = limits(axis, contentLength: size[keyPath: axis.length])
            result[keyPath: axis.place] = max(limits.lowerBound, min(limits.upperBound, result[keyPath: axis.place]))
        }
        return result
    }

    /// The content size at a scale: the size of the scaled view, or the solved content size with the view's growth added.
    private func zoomedContentSize(of view: UIView, scale: Double) -> CGSize {
        if let solved = solvedContentSize { return grown(solved, by: view, scale: CGFloat(scale)) }
        return CGSize(width: view.bounds.width * CGFloat(scale), height: view.bounds.height * CGFloat(scale))
    }
}
