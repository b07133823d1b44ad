package import Foundation

/// The position and length of a scroll indicator along one axis.
///
/// - Source: UIKit's indicators: 3 points wide and 3 from the edge, at least 36 points long, shorter while the content is past its edge.
package struct ScrollIndicatorGeometry: Sendable, Equatable {
    /// The width of the bar and its distance from the view's edge, in points.
    package static let width: CGFloat = 3
    /// The minimum length of the bar for very long content, in points.
    static let minimumLength: CGFloat = 36
    /// The minimum length of the bar while the content is past its edge, in points.
    static let squeezedLength: CGFloat = 7

    /// The distance of the bar from the start of the view, in points.
    package let start: CGFloat
    /// The length of the bar, in points.
    package let length: CGFloat

    /// - Parameters:
    ///   - offset: The content offset along the axis, in points.
    ///   - limits: The range of offsets at which the content covers the view.
    ///   - visible: The visible length of the content, in points.
    ///   - track: The range in which the bar can lie, from the start of the view, in points.
    package init(offset: CGFloat, limits: ClosedRange<CGFloat>, visible: CGFloat, track: ClosedRange<CGFloat>) {
        let room = track.upperBound - track.lowerBound
        let range = limits.upperBound - limits.lowerBound
        let share = visible + range > 0 ? visible / (visible + range) : 1
        let full = min(room, max(Self.minimumLength, room * share))
        // Past an edge, the bar shrinks by the overscroll instead of leaving the track.
        let over = max(0, limits.lowerBound - offset, offset - limits.upperBound)
        length = min(full, max(Self.squeezedLength, full - over))
        let progress = range > 0 ? max(0, min(1, (offset - limits.lowerBound) / range)) : offset > limits.upperBound ? 1 : 0
        start = track.lowerBound + (room - length) * progress
    }
}
