package import Foundation

/// One of the two axes along which content scrolls.
package enum ScrollAxis: CaseIterable, Sendable {
    case horizontal
    case vertical

    /// The coordinate of a point along the axis.
    package var place: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
    /// The length of a size along the axis.
    package var length: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
}
