import Foundation
import LaminaPrimitives
package import LaminaScrolling

extension UIScrollView {
    /// The width of a pixel, in points.
    package var pixel: Double { 1 / Double(max(1, layer.contentsScale)) }

    /// The range of offsets at which the content covers the view along an axis; a single offset for content that is too small.
    package func limits(_ axis: ScrollAxis) -> ClosedRange<Double> { limits(axis, contentLength: contentSize[keyPath: axis.length]) }

    /// Returns the range of offsets for another content length, such as the length at the end of a zoom.
    package func limits(_ axis: ScrollAxis, contentLength: CGFloat) -> ClosedRange<Double> {
        let inset = adjustedContentInset
        let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top + collapsedHeight, inset.bottom)
        let room = contentLength + after - bounds.size[keyPath: axis.length]
        return ClosedRange(from: Double(-before), upTo: Double(room))
    }

    /// Returns true when a touch can move the content along an axis.
    package func scrolls(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let limits = limits(axis)
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return limits.lowerBound < limits.upperBound || (bounces && always)
    }

    /// The nearest offset at which the content covers the view.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let limits = limits(axis)
            result[keyPath: axis.place] = max(limits.lowerBound, min(limits.upperBound, offset[keyPath: axis.place]))
        }
        return result
    }

    /// True when the content is past one of its edges.
    var isPastEdge: Bool { clamped(contentOffset) != contentOffset }

    /// The insets that the safe area adds to `contentInset`.
    var safeAreaAdjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let (across, down) = (mayScroll(.horizontal), mayScroll(.vertical) || alwaysFollowsBars)
            return UIEdgeInsets(
                top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0, right: across ? safe.right : 0)
        @unknown default: return .zero
        }
    }

    /// True for a collection view that a controller inside another one shows, such as a navigation controller: its content begins below the bars even
    /// when it is too short to scroll.
    private var alwaysFollowsBars: Bool {
        guard self is any LayoutScrolling, contentInsetAdjustmentBehavior == .automatic else { return false }
        let owner = next as? UIViewController ?? (superview?.subviews.first === self ? superview?.next as? UIViewController : nil)
        return owner?.parent != nil
    }

    /// Returns true when the content scrolls along an axis, not counting the safe area.
    ///
    /// The safe area's part of the inset depends on this result, so the result must not depend on the safe area.
    private func mayScroll(_ axis: ScrollAxis) -> Bool {
        let inset = axis == .horizontal ? contentInset.left + contentInset.right : contentInset.top + contentInset.bottom
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return always || contentSize[keyPath: axis.length] + inset > bounds.size[keyPath: axis.length]
    }

    /// Updates limits and notifies the delegate after `contentInset` or the safe area changed.
    ///
    /// - Parameter holdingOffset: True leaves content past its new limits, for an animation that follows.
    package func insetsDidChange(holdingOffset: Bool = false) {
        let (old, new) = (scrolling.inset, adjustedContentInset)
        guard old != new else { return }
        scrolling.inset = new
        if holdingOffset { indicators.place() } else { limitsDidChange() }
        adjustedContentInsetDidChange()
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Handles a changed safe area; content at its top or left edge stays at that edge, although the edge's offset changes.
    func safeAreaDidChange() {
        let (old, offset) = (scrolling.inset, contentOffset)
        insetsDidChange()
        let new = scrolling.inset
        guard !scrolling.isHeld else { return }
        step(to: CGPoint(x: offset.x == -old.left ? -new.left : contentOffset.x, y: offset.y == -old.top ? -new.top : contentOffset.y))
    }

    /// Moves resting content back to its limits after a size or an inset changed, so that no gap remains at an edge.
    ///
    /// - Parameter holdingOffset: True leaves the content where it is, unless the insets changed.
    func limitsDidChange(holdingOffset: Bool = false) {
        // A changed size can make an axis scroll or stop scrolling, which adds or removes the safe area's part of the inset.
        if scrolling.inset != adjustedContentInset { return safeAreaDidChange() }
        indicators.place()
        guard !scrolling.isHeld, !holdingOffset, isPastEdge else { return }
        step(to: clamped(contentOffset))
    }
}

extension UIScrollView: ContentScrolling {
    package var scrollsVertically: Bool { scrolls(.vertical) }
    package var isAtTop: Bool { contentOffset.y <= limits(.vertical).lowerBound }
}
