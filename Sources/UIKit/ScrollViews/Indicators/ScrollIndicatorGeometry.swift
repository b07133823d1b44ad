import Foundation

/// Where the bar stands that shows which part of the content is seen, along one axis.
///
/// - Source: UIKit's bars: 3 points wide and from the edge, 36 points long at least, shorter while the content is past its edge.
struct ScrollIndicatorGeometry: Sendable, Equatable {
    /// Points, also of the room between bar and edge.
    static let width: CGFloat = 3
    /// Points that a bar of very long content keeps.
    static let minimumLength: CGFloat = 36
    /// Points that a bar keeps when it is squeezed at an edge.
    static let squeezedLength: CGFloat = 7

    /// From the beginning of the view.
    let start: CGFloat
    let length: CGFloat

    /// - Parameters:
    ///   - offset: Of the content.
    ///   - limits: The offsets at which the content covers the view.
    ///   - visible: How much of the content is seen, points.
    ///   - track: Where a bar may stand, from the beginning of the view.
    init(offset: CGFloat, limits: ClosedRange<CGFloat>, visible: CGFloat, track: ClosedRange<CGFloat>) {
        let room = track.upperBound - track.lowerBound
        let range = limits.upperBound - limits.lowerBound
        let share = visible + range > 0 ? visible / (visible + range) : 1
        let full = min(room, max(Self.minimumLength, room * share))
        let over = max(0, limits.lowerBound - offset, offset - limits.upperBound)
        length = min(full, max(Self.squeezedLength, full - over))
        let progress = range > 0 ? max(0, min(1, (offset - limits.lowerBound) / range)) : offset > limits.upperBound ? 1 : 0
        start = track.lowerBound + (room - length) * progress
    }
}
