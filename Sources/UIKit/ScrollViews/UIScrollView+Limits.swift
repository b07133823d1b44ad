import Foundation

extension UIScrollView {
    /// Points that a pixel is wide.
    var pixel: Double { 1 / Double(max(1, layer.contentsScale)) }

    /// The offsets along an axis at which the content covers the view; one only when it is too small for that.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> { limits(axis, contentLength: contentSize[keyPath: axis.length]) }

    /// The same for content of another length.
    func limits(_ axis: ScrollAxis, contentLength: CGFloat) -> ClosedRange<Double> {
        let inset = adjustedContentInset
        let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = contentLength + after - bounds.size[keyPath: axis.length]
        return Double(-before)...Double(max(-before, room))
    }

    /// Whether a finger moves the content along an axis.
    func scrolls(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let limits = limits(axis)
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return limits.lowerBound < limits.upperBound || (bounces && always)
    }

    /// The nearest offset at which the content covers the view.
    func clamped(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let limits = limits(axis)
            result[keyPath: axis.place] = max(limits.lowerBound, min(limits.upperBound, offset[keyPath: axis.place]))
        }
        return result
    }

    /// The content is past one of its edges.
    var isPastEdge: Bool { clamped(contentOffset) != contentOffset }

    /// What the safe area adds to the inset.
    var safeAreaAdjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let (across, down) = (mayScroll(.horizontal), mayScroll(.vertical))
            return UIEdgeInsets(
                top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0, right: across ? safe.right : 0)
        }
    }

    /// Without the safe area, which depends on it.
    private func mayScroll(_ axis: ScrollAxis) -> Bool {
        let inset = axis == .horizontal ? contentInset.left + contentInset.right : contentInset.top + contentInset.bottom
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return always || contentSize[keyPath: axis.length] + inset > bounds.size[keyPath: axis.length]
    }

    /// The caller's own inset or the safe area's part in it changed.
    func insetsDidChange() {
        let (old, new) = (scrolling.inset, adjustedContentInset)
        guard old != new else { return }
        scrolling.inset = new
        limitsDidChange()
        adjustedContentInsetDidChange()
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Content that stood at its upper left edge still does when bars come and go.
    func safeAreaDidChange() {
        let (old, offset) = (scrolling.inset, contentOffset)
        insetsDidChange()
        let new = scrolling.inset
        guard !scrolling.isHeld else { return }
        step(to: CGPoint(x: offset.x == -old.left ? -new.left : contentOffset.x, y: offset.y == -old.top ? -new.top : contentOffset.y))
    }

    /// Content that stands still never leaves a gap at an edge when sizes change.
    func limitsDidChange() {
        // An axis that begins or ends to scroll takes the safe area with it.
        if scrolling.inset != adjustedContentInset { return safeAreaDidChange() }
        indicators.place()
        guard !scrolling.isHeld, isPastEdge else { return }
        step(to: clamped(contentOffset))
    }
}
