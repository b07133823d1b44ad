import LaminaPrimitives

/// The parts of a frame whose bytes are out of date: one bit for each 64th of the width of each pair of rows.
///
///     pair 0    ....................................
///     pair 1    ...####.......................##....    two runs of columns to convert
///     pair 2    ...####..........................…
///
/// Pairs and even columns, because a sample of chroma belongs to 2 × 2 pixels. Bits, because ten thousand rectangles that overlap cost no more than
/// what they cover; a list of them would have to be merged first.
struct ChangedCells: Sendable, Hashable {
    private let width: Int
    private let height: Int
    /// The width of a cell in pixels, an even number.
    private let cellWidth: Int
    /// For each pair of rows, a bit for each cell; the lowest one is at the left edge.
    private var pairs: [UInt64]

    /// Creates the cells of a frame that has not changed.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cellWidth = max((width + 127) / 128 * 2, 2)
        pairs = Array(repeating: 0, count: (height + 1) / 2)
    }

    /// The number of pairs of rows; the last one may have a single row.
    var pairCount: Int { pairs.count }

    /// The rows of a pair.
    func rows(ofPair pair: Int) -> Range<Int> { 2 * pair..<min(2 * pair + 2, height) }

    /// The changed columns of a pair, from left to right.
    func columns(ofPair pair: Int) -> Columns { Columns(mask: pairs[pair], cellWidth: cellWidth, width: width) }

    /// Adds the cells that a rectangle meets; what lies outside the frame is left out.
    mutating func add(_ rect: PixelRect) {
        let rect = rect.intersection(PixelRect(width: width, height: height))
        guard !rect.isEmpty else { return }
        let (first, last) = (rect.minX / cellWidth, (rect.maxX - 1) / cellWidth)
        let mask = ~UInt64(0) >> UInt64(63 - last) & ~UInt64(0) << UInt64(first)
        for pair in rect.minY / 2..<(rect.maxY + 1) / 2 { pairs[pair] |= mask }
    }

    /// Adds the cells of another frame of the same size.
    mutating func formUnion(_ other: ChangedCells) {
        for pair in pairs.indices { pairs[pair] |= other.pairs[pair] }
    }

    /// The runs of neighbouring cells in a pair of rows, as ranges of columns.
    struct Columns: Sequence, IteratorProtocol {
        fileprivate var mask: UInt64
        fileprivate let cellWidth: Int
        fileprivate let width: Int

        mutating func next() -> Range<Int>? {
            guard mask != 0 else { return nil }
            let first = mask.trailingZeroBitCount
            let end = first + (~(mask >> UInt64(first))).trailingZeroBitCount
            // A shift by 64 gives 0 in Swift.
            mask &= ~0 << UInt64(end)
            return first * cellWidth..<Swift.min(end * cellWidth, width)
        }
    }
}
