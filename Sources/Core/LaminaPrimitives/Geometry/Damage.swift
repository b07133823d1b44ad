/// The pixels that have to be drawn or shown again, as a few rectangles that do not overlap.
public struct Damage: Sendable, Hashable {
    /// Two overlapping rectangles are joined when at most 1/8 of their union is undamaged, or when cutting leaves no single rectangle.
    private static let joiningLimit = 8

    /// The most rectangles; further ones are joined with their neighbours.
    public let limit: Int
    /// The rectangles; none is empty, and no two intersect.
    public private(set) var rects: [PixelRect] = []

    /// Creates damage without rectangles.
    ///
    /// - Parameter limit: The most rectangles, at least 1. Each one costs whoever draws or shows it a pass of its own.
    public init(limit: Int) { self.limit = max(1, limit) }

    /// True when no pixel is damaged.
    public var isEmpty: Bool { rects.isEmpty }

    /// Removes all rectangles.
    public mutating func removeAll() { rects.removeAll() }

    /// Adds the pixels of a rectangle, and perhaps undamaged ones between it and earlier rectangles.
    public mutating func add(_ rect: PixelRect) {
        insert(rect)
        while rects.count > limit { joinClosest() }
    }

    /// Invariant: `added` overlaps none of the rectangles before `index`.
    private mutating func insert(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
            if !other.intersects(added) {
                index += 1
            } else if let rest = added.remainder(without: other, Self.joiningLimit) {
                added = rest
                index += 1
            } else if let rest = other.remainder(without: added, Self.joiningLimit) {
                rects[index] = rest
                index += 1
            } else {
                added = added.union(other)
                rects.remove(at: index)
                // The union may overlap rectangles that were already passed, so the search starts again.
                // Each union removes one rectangle, so this ends.
                index = 0
            }
        }
        rects.append(added)
    }

    /// Joins the two rectangles whose union adds the fewest pixels, and whatever the union overlaps.
    private mutating func joinClosest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let second = rects.remove(at: best.second)
        insert(rects.remove(at: best.first).union(second))
    }
}

extension PixelRect {
    /// Returns the rest of this rectangle without its overlap with another one.
    ///
    /// - Parameter share: The largest undamaged fraction of the union at which joining is preferred, as its reciprocal.
    /// - Returns: Nil when joining the two wastes little or the rest is not a rectangle.
    fileprivate func remainder(without other: PixelRect, _ share: Int) -> PixelRect? {
        let joined = union(other).area
        guard (joined - area - other.area + intersection(other).area) * share > joined else { return nil }
        if other.minY <= minY, other.maxY >= maxY {
            if other.minX <= minX { return PixelRect(other.maxX, minY, maxX, maxY) }
            if other.maxX >= maxX { return PixelRect(minX, minY, other.minX, maxY) }
        } else if other.minX <= minX, other.maxX >= maxX {
            if other.minY <= minY { return PixelRect(minX, other.maxY, maxX, maxY) }
            if other.maxY >= maxY { return PixelRect(minX, minY, maxX, other.minY) }
        }
        return nil
    }
}
