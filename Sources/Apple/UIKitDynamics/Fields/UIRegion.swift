import CoreGraphics
public import Foundation

/// An area about a field's centre: circles, rectangles and what set operations make of them.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let isInside: (CGPoint) -> Bool

    private init(_ isInside: @escaping (CGPoint) -> Bool) {
        self.isInside = isInside
        super.init()
    }

    /// The region of all points.
    public static let infinite = UIRegion { _ in true }

    /// Creates a circle about the centre.
    public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
    /// Creates a rectangle about the centre.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// Returns the points outside this region.
    open func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }
    /// Returns the points of either region.
    open func union(with region: UIRegion) -> UIRegion { UIRegion { [isInside] in isInside($0) || region.isInside($0) } }
    /// Returns the points of this region that are not in the other.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion { [isInside] in isInside($0) && !region.isInside($0) } }
    /// Returns the points of both regions.
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion { [isInside] in isInside($0) && region.isInside($0) } }

    /// Returns true for points of the region.
    open func contains(_ point: CGPoint) -> Bool { isInside(point) }
}
