import LaminaPrimitives

/// The damaged pixels of one tile, as at most four disjoint rectangles.
struct TileDamage {
    /// The most rectangles per tile; further ones are joined.
    ///
    /// Each rectangle costs a pass over the items visible in it.
    private static let mostRects = 4
    /// Two overlapping rectangles are joined when at most 1/8 of their union is undamaged, or when cutting leaves no single rectangle.
    private static let joiningLimit = 8

    private var storage = InlineArray<4, PixelRect>(repeating: .empty)
    private(set) var count = 0

    init() {}

    subscript(index: Int) -> PixelRect { storage[index] }

    /// Adds the pixels of a rectangle, and perhaps undamaged ones between it and earlier rectangles.
    ///
    /// Invariant: `added` overlaps none of the rectangles before `index`.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        var index = 0
        while index < count {
            let other = storage[index]
            if other.contains(added) { return }
            if !other.intersects(added) {
                index += 1
            } else if let rest = added.remainder(without: other, Self.joiningLimit) {
                added = rest
                index += 1
            } else if let rest = other.remainder(without: added, Self.joiningLimit) {
                storage[index] = rest
                index += 1
            } else {
                added = added.union(other)
                remove(at: index)
                // The union may overlap rectangles that were already passed, so the search starts again.
                // Each union removes one rectangle, so this ends.
                index = 0
            }
        }
        if count == Self.mostRects {
            for index in 0..<count { added = added.union(storage[index]) }
            count = 0
        }
        storage[count] = added
        count += 1
    }

    private mutating func remove(at index: Int) {
        count -= 1
        storage[index] = storage[count]
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
