import LaminaPrimitives

/// The pixels that a display does not show yet, as a few rectangles.
struct Damage: Sendable, Hashable {
    /// More rectangles than this are merged: they would be no use to a display.
    static let largestCount = 16

    /// Not empty, and no two of them meet.
    private(set) var rects: [PixelRect] = []

    /// Nothing differs.
    init() {}

    /// All of `rect` differs.
    init(_ rect: PixelRect) { add(rect) }

    var isEmpty: Bool { rects.isEmpty }

    /// Adds the pixels of `rect`, and perhaps some between it and others.
    mutating func add(_ rect: PixelRect) {
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
