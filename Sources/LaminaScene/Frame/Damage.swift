package import LaminaPrimitives

/// The pixels in which two pictures may differ, as a few rectangles: what a window is told.
package struct Damage: Sendable, Hashable {
    /// More rectangles than this are merged: each costs a look at every tile, and far more would be no use to a window.
    package static let largestCount = 16

    /// Not empty, and no two of them meet.
    package private(set) var rects: [PixelRect] = []

    /// Nothing differs.
    package init() {}

    /// All of `rect` differs.
    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    /// Covers every rectangle; empty when there is none.
    package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    /// Adds the pixels of `rect`, and perhaps some between it and others.
    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        insertApart(rect)
        while rects.count > Self.largestCount { mergeClosest() }
    }

    /// Joins `rect` with everything that it meets, until the union meets nothing.
    private mutating func insertApart(_ rect: PixelRect) {
        var joined = rect
        while let meeting = rects.firstIndex(where: { $0.intersects(joined) }) {
            joined = joined.union(rects.remove(at: meeting))
        }
        rects.append(joined)
    }

    /// Joins the two rectangles whose union adds the fewest pixels.
    private mutating func mergeClosest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let second = rects.remove(at: best.second)
        insertApart(rects.remove(at: best.first).union(second))
    }
}

extension Damage {
    /// Where the pictures of two frames may differ.
    ///
    /// - Complexity: One pass while the items of both frames stand in the same order; O(n log n) in the part that does not.
    package static func between(_ old: Frame, _ new: Frame) -> Damage {
        FrameComparison(old, new).changes.reduce(into: Damage()) { $0.add($1) }
    }
}
