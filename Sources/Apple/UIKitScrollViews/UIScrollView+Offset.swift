import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScrolling
import QuartzCore

extension UIScrollView {
    /// Runs a change of frame or bounds, then updates limits and indicators and notifies the delegate if the offset changed.
    func changeBounds(_ change: () -> Void) {
        let old = bounds
        change()
        let new = bounds
        guard old != new else { return }
        setNeedsLayout()
        // Content without a size leaves no gap at an edge, and its offset stays, as measured on UIKit.
        if old.size != new.size { limitsDidChange(holdingOffset: contentSize == .zero) }
        tellBars()
        guard old.origin != new.origin else { return }
        indicators.place()
        scrolling.refreshControl?.follow()
        _scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Scrolls to an offset, in place of the current motion.
    func scroll(to offset: CGPoint, animated: Bool) {
        guard isValid(offset) else { return }
        stopMoving()
        stopZooming()
        if animated { animate(to: offset) } else { moveContent(to: offset) }
    }

    /// Sets the offset at the request of the app; drags and decelerations go on from there, an animated zoom ends at its scale.
    ///
    /// - Source: Measured on Apple's system: setting `contentOffset` ends neither a deceleration nor an animated scroll.
    func moveContent(to offset: CGPoint) {
        guard isValid(offset), offset != contentOffset else { return }
        if !scrolling.isStepping { stopZooming() }
        let displacement = CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y)
        if let start = scrolling.drag?.start { scrolling.drag?.start = CGPoint(x: start.x + displacement.x, y: start.y + displacement.y) }
        // The delegate may end or replace the motion when it hears of the new offset, so the motion is changed first.
        if let motion = scrolling.motion, motion.isRelease { scrolling.motion = continued(motion, from: offset, moved: displacement) }
        bounds.origin = offset
    }

    /// Returns the deceleration that goes on from another offset with the same velocity; one to a chosen target, such as a page, is displaced as a
    /// whole.
    private func continued(_ motion: ScrollMotion, from offset: CGPoint, moved displacement: CGPoint) -> ScrollMotion {
        guard !motion.isAimed else {
            var moved = motion
            moved.shift.x += displacement.x
            moved.shift.y += displacement.y
            return moved
        }
        let now = scrolling.stepTime ?? scrolling.ticker.now()
        return release(from: offset, velocity: motion.velocity(at: now), at: now)
    }

    private func isValid(_ offset: CGPoint) -> Bool {
        if offset.x.isFinite, offset.y.isFinite { return true }
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a content offset must be finite; \(self) keeps its own")
        return false
    }

    /// Changes the offset without stopping the current motion or drag.
    package func step(to offset: CGPoint) {
        let isStepping = scrolling.isStepping
        scrolling.isStepping = true
        bounds.origin = offset
        scrolling.isStepping = isStepping
    }

    /// Moves the offset along with content that was displaced.
    ///
    /// Motions and drags continue from the new offset.
    package func shift(by displacement: CGPoint) {
        scrolling.motion?.shift.x += displacement.x
        scrolling.motion?.shift.y += displacement.y
        if let start = scrolling.drag?.start { scrolling.drag?.start = CGPoint(x: start.x + displacement.x, y: start.y + displacement.y) }
        step(to: CGPoint(x: contentOffset.x + displacement.x, y: contentOffset.y + displacement.y))
    }

    /// Logs that a value is not a number.
    ///
    /// - Returns: The old value, for the caller to keep.
    package func refused<Value>(_ old: Value, _ name: String) -> Value {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a \(name) must be a number; \(type(of: self)) keeps \(old)")
        return old
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible, or as much of it as fits.
    package func show(_ rect: CGRect, animated: Bool) {
        guard rect.hasFiniteEdges else { return }
        let place = offset(showing: rect)
        if place != contentOffset { setContentOffset(place, animated: animated) }
    }

    /// Returns the nearest offset at which a rectangle of the content is visible, or as much of it as fits.
    package func offset(showing rect: CGRect) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.displacement(from: ClosedRange(from: visible.minX, upTo: visible.maxX), to: ClosedRange(from: rect.minX, upTo: rect.maxX))
        offset.y += Self.displacement(from: ClosedRange(from: visible.minY, upTo: visible.maxY), to: ClosedRange(from: rect.minY, upTo: rect.maxY))
        return clamped(offset)
    }

    /// The smallest displacement by which the visible range includes the wanted range, or as much of it as fits.
    private static func displacement(from visible: ClosedRange<CGFloat>, to wanted: ClosedRange<CGFloat>) -> CGFloat {
        let (before, after) = (wanted.lowerBound - visible.lowerBound, wanted.upperBound - visible.upperBound)
        if before >= 0, after <= 0 { return 0 }
        // A range that is larger than the view is shown from its nearer end.
        return before < 0 ? max(before, min(after, 0)) : min(before, max(after, 0))
    }
}
