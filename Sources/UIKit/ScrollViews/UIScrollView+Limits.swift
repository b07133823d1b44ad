import Foundation

extension UIScrollView {
    /// Points that a pixel is wide.
    var pixel: Double { 1 / Double(max(1, layer.contentsScale)) }

    /// The offsets along an axis at which the content covers the view; one only when it is too small for that.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let inset = adjustedContentInset
        let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = contentSize[keyPath: axis.length] + after - bounds.size[keyPath: axis.length]
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
    var safeAreaAdjustment: UIEdgeInsets { .zero }

    func insetsDidChange() {
        limitsDidChange()
        adjustedContentInsetDidChange()
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Content that stands still never leaves a gap at an edge when sizes change.
    func limitsDidChange() {
        indicators.place()
        guard scrolling.drag == nil, scrolling.motion == nil, isPastEdge else { return }
        step(to: clamped(contentOffset))
    }
}
