import LaminaPrimitives

/// The damaged pixels of one tile, as a few rectangles that never meet.
struct TileDamage {
    /// More rectangles than this are joined: each costs a look at what is seen in it.
    private static let mostRects = 4
    /// Rectangles are joined rather than cut where less than this part of the whole is damaged by neither.
    private static let worthCutting = 8

    private var storage = InlineArray<4, PixelRect>(repeating: .empty)
    private(set) var count = 0

    init() {}

    subscript(index: Int) -> PixelRect { storage[index] }

    /// Adds the pixels of a rectangle, and perhaps some between it and others.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        var index = 0
        while index < count {
            let other = storage[index]
            if other.contains(added) { return }
            if !other.intersects(added) {
                index += 1
            } else if let rest = added.worthCutting(by: other, Self.worthCutting) {
                added = rest
                index += 1
            } else if let rest = other.worthCutting(by: added, Self.worthCutting) {
                storage[index] = rest
                index += 1
            } else {
                added = added.union(other)
                remove(at: index)
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
    /// What is left of this rectangle beside another one, when that is one rectangle; nil when to join both would waste little.
    ///
    /// - Parameter share: The part of the joined rectangle that may be wasted, as its reciprocal.
    fileprivate func worthCutting(by other: PixelRect, _ share: Int) -> PixelRect? {
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
