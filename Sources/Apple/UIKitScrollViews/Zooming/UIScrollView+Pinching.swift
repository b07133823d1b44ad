import Foundation
import LaminaScrolling

extension UIScrollView {
    /// Handles a state change of the pinch recogniser.
    func followPinch() {
        guard let pinch = scrolling.zoom.recognizer else { return }
        switch pinch.state {
        case .began: beginZooming(pinch)
        case .changed: zoom(pinch)
        case .ended, .cancelled: endZooming()
        case .possible, .failed: break
        @unknown default: break
        }
    }

    private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        stopMoving()
        interruptZooming(of: view)
        let band = ZoomBand(limits: scrolling.zoom.limits)
        scrolling.zoom.pinch = ZoomState.Pinch(
            startScale: band.unresisted(Double(view.zoomedScale)) / Double(max(pinch.scale, 0.0001)),
            anchor: view.unscaled(pinch.location(in: self)), place: place(of: pinch))
        indicators.show()
        _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    /// Ends a zoom motion at its current scale, because a new pinch takes over.
    private func interruptZooming(of view: UIView) {
        guard scrolling.zoom.motion != nil else { return }
        scrolling.zoom.motion = nil
        scrolling.ticker.stop()
        _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: view.zoomedScale)
    }

    private func zoom(_ recognizer: UIPinchGestureRecognizer) {
        guard var pinch = scrolling.zoom.pinch, let view = zoomedView else { return }
        pinch.place = place(of: recognizer)
        scrolling.zoom.pinch = pinch
        let scale = scale(wanted: pinch.startScale * Double(max(recognizer.scale, 0.0001)))
        apply(scale, to: view) { heldOffset(pinch, of: view, scale: scale) }
        // A delegate or `layoutSubviews` that centres the view may have moved the anchor, so the offset is computed again after layout.
        layOutZoomedContent()
        guard scrolling.zoom.pinch != nil else { return }
        step(to: heldOffset(pinch, of: view, scale: scale))
    }

    /// Ends the pinch; a scale or an offset beyond its limits returns to them.
    private func endZooming() {
        guard let pinch = scrolling.zoom.pinch else { return }
        scrolling.zoom.pinch = nil
        guard let view = zoomedView else { return }
        let scale = scrolling.zoom.clamped(Double(view.zoomedScale))
        let current = ZoomMotion.ZoomPosition(scale: Double(view.zoomedScale), offset: contentOffset)
        let target = ZoomMotion.ZoomPosition(scale: scale, offset: restingOffset(of: pinch.anchor, at: pinch.place, of: view, scale: scale))
        let isScaleSettled = target.scale == current.scale
        // While a touch still drags, the drag determines the offset.
        if isScaleSettled, scrolling.drag != nil || !isPastEdge {
            if !scrolling.isTracking { indicators.hide() }
            _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: view.zoomedScale)
            return
        }
        startZooming(ZoomMotion(cause: .bounce, start: scrolling.ticker.now(), from: current, to: target))
    }

    // MARK: Parts

    /// The centre of the two touches, relative to the scroll view's top left corner.
    private func place(of pinch: UIPinchGestureRecognizer) -> CGPoint {
        let point = pinch.location(in: self)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// Returns the content's scale for the scale at which the content would follow the fingers exactly.
    ///
    /// Past its limits the zoom band resists; without bouncing, the scale is clamped to the limits.
    private func scale(wanted: Double) -> Double {
        guard scrolling.zoom.bounces else { return scrolling.zoom.clamped(wanted) }
        return ZoomBand(limits: scrolling.zoom.limits).resisted(wanted)
    }

    /// The offset that keeps the pinch's anchor under the touches; past an edge the rubber band resists.
    private func heldOffset(_ pinch: ZoomState.Pinch, of view: UIView, scale: Double) -> CGPoint {
        var result = offset(showing: pinch.anchor, at: pinch.place, of: view, scale: scale)
        for axis in ScrollAxis.allCases { result[keyPath: axis.place] = CGFloat(held(Double(result[keyPath: axis.place]), axis)) }
        return onPixels(result)
    }
}
