package import LaminaPrimitives

/// How much of each pixel a shape covers, 0...255, as runs of pixels, row by row.
///
/// Sparse: pixels outside every run are not covered at all. Computed once for a shape and shared by every tile that shows it.
package struct Coverage: Sendable, Hashable {
    /// Every run lies inside; tight in rows, not necessarily in columns.
    package private(set) var bounds: PixelRect
    /// The runs of all rows, each row's from left to right without overlap.
    package private(set) var runs: [Run]
    /// Values of the runs that are not of one value.
    package private(set) var alphas: [UInt8]
    /// `rowStarts[y - bounds.minY]` is the index of row y's first run; one more entry than rows.
    package private(set) var rowStarts: [Int32]

    /// - Precondition: `rowStarts` has one entry more than `bounds` has rows, does not decrease and ends with `runs.count`.
    package init(bounds: PixelRect, runs: [Run], alphas: [UInt8], rowStarts: [Int32]) {
        precondition(
            rowStarts.count == Swift.max(0, bounds.height) + 1 && Int(rowStarts[rowStarts.count - 1]) == runs.count,
            "rows do not match runs")
        self.bounds = bounds
        self.runs = runs
        self.alphas = alphas
        self.rowStarts = rowStarts
    }

    /// Gives its arrays away and covers nothing afterwards.
    package mutating func surrender(to memory: inout CoverageMemory) {
        swap(&runs, &memory.runs)
        swap(&alphas, &memory.alphas)
        swap(&rowStarts, &memory.rowStarts)
        self = .empty
    }

    /// Covers nothing.
    package static let empty = Coverage(bounds: .empty, runs: [], alphas: [], rowStarts: [0])

    package var isEmpty: Bool { runs.isEmpty }

    /// The indices in `runs` of row `y`'s runs; none outside `bounds`.
    package func runs(inRow y: Int) -> Range<Int> {
        guard y >= bounds.minY, y < bounds.maxY else { return 0..<0 }
        let row = y - bounds.minY
        return Int(rowStarts[row])..<Int(rowStarts[row + 1])
    }

    /// The value of one pixel; slow, for tests and single questions.
    package func alpha(x: Int, y: Int) -> UInt8 {
        for run in runs[runs(inRow: y)] where x >= Int(run.x) && x < run.endX {
            return run.first < 0 ? run.alpha : alphas[Int(run.first) + x - Int(run.x)]
        }
        return 0
    }
}
