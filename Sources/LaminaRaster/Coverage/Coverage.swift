package import LaminaPrimitives

/// How much of each pixel a shape covers, 0...255, as runs of pixels, row by row.
///
/// Sparse: pixels outside every run are not covered at all. Computed once for a shape and shared by every tile that shows it.
package struct Coverage: Sendable {
    /// Every run lies inside; tight in rows, not necessarily in columns.
    package let bounds: PixelRect
    private var values: CoverageValues

    /// The runs of all rows, each row's from left to right without overlap.
    package var runs: [Run] { values.runs }
    /// Values of the runs that are not of one value.
    package var alphas: [UInt8] { values.alphas }
    /// `rowStarts[y - bounds.minY]` is the index of row y's first run; one more entry than rows.
    package var rowStarts: [Int32] { values.rowStarts }

    /// - Precondition: `rowStarts` has one entry more than `bounds` has rows, does not decrease and ends with `runs.count`.
    package init(bounds: PixelRect, runs: [Run], alphas: [UInt8], rowStarts: [Int32]) {
        self.init(bounds, CoverageValues(runs, alphas, rowStarts))
    }

    /// - Precondition: As for the other initialiser.
    init(_ bounds: PixelRect, _ values: CoverageValues) {
        let (rowStarts, runCount) = (values.rowStarts, values.runs.count)
        precondition(
            rowStarts.count == Swift.max(0, bounds.height) + 1 && Int(rowStarts[rowStarts.count - 1]) == runCount, "rows do not match runs")
        self.bounds = bounds
        self.values = values
    }

    /// Gives its memory away, if nobody else has it, and covers nothing afterwards.
    mutating func surrender() -> CoverageValues? {
        let mine = isKnownUniquelyReferenced(&values) ? values : nil
        self = .empty
        return mine
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

extension Coverage: Hashable {
    package static func == (a: Coverage, b: Coverage) -> Bool {
        a.bounds == b.bounds && (a.values === b.values || (a.runs == b.runs && a.alphas == b.alphas && a.rowStarts == b.rowStarts))
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
        hasher.combine(runs)
        hasher.combine(alphas)
    }
}
