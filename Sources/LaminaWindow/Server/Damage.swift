import LaminaPrimitives

/// The pixels in which the display differs from the bitmap, as a few rectangles.
struct Damage: Sendable, Hashable {
    /// The greatest number of rectangles; more are merged, because displays do not update many small rectangles any faster.
    static let largestCount = 16

    /// The rectangles; none is empty, and no two intersect.
    private(set) var rects: [PixelRect] = []

    /// Creates damage without rectangles.
    init() {}

    /// Creates damage of one rectangle.
    init(_ rect: PixelRect) { add(rect) }

    var isEmpty: Bool { rects.isEmpty }

    /// Adds a rectangle; merging may also add pixels between it and others.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        insertApart(rect)
        while rects.count > Self.largestCount { mergeClosest() }
    }

    /// Inserts `rect`, joined with all rectangles that it intersects, until the union intersects none.
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
