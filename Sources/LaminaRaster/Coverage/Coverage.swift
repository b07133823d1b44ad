package import LaminaPrimitives

/// The fraction of each pixel that a shape covers, 0...255, stored as runs per row.
///
/// Sparse: pixels outside all runs are not covered. Computed once per shape and shared by every tile that shows it.
package struct Coverage: Sendable {
    /// A rectangle that contains every run; tight vertically, not necessarily horizontally.
    package let bounds: PixelRect
    private var values: CoverageValues

    /// The runs of all rows; each row's runs are ordered from left to right and do not overlap.
    package var runs: [Run] { values.runs }
    /// The values of runs whose pixels have different values.
    package var alphas: [UInt8] { values.alphas }
    /// The row index: `rowStarts[y - bounds.minY]` is the index of row y's first run.
    ///
    /// One more entry than rows.
    package var rowStarts: [Int32] { values.rowStarts }

    /// Creates a coverage from its parts.
    ///
    /// - Precondition: `rowStarts` has one entry more than `bounds` has rows, does not decrease and ends with `runs.count`.
    package init(bounds: PixelRect, runs: [Run], alphas: [UInt8], rowStarts: [Int32]) {
        self.init(bounds, CoverageValues(runs, alphas, rowStarts))
    }

    /// Creates a coverage that takes over `values`.
    ///
    /// - Precondition: `values.rowStarts` has one entry more than `bounds` has rows, does not decrease and ends with the number of runs.
    init(_ bounds: PixelRect, _ values: CoverageValues) {
        let (rowStarts, runCount) = (values.rowStarts, values.runs.count)
        precondition(
            rowStarts.count == Swift.max(0, bounds.height) + 1 && Int(rowStarts[rowStarts.count - 1]) == runCount, "row starts do not match runs")
        self.bounds = bounds
        self.values = values
    }

    /// Becomes empty and returns its storage for reuse; nil when another coverage shares the storage.
    mutating func takeStorage() -> CoverageValues? {
        let mine = isKnownUniquelyReferenced(&values) ? values : nil
        self = .empty
        return mine
    }

    /// The coverage without pixels.
    package static let empty = Coverage(bounds: .empty, runs: [], alphas: [], rowStarts: [0])

    package var isEmpty: Bool { runs.isEmpty }

    /// Returns the indices in `runs` of row `y`'s runs; empty outside `bounds`.
    package func runs(inRow y: Int) -> Range<Int> {
        guard y >= bounds.minY, y < bounds.maxY else { return 0..<0 }
        let row = y - bounds.minY
        return Int(rowStarts[row])..<Int(rowStarts[row + 1])
    }

    /// Returns the value of one pixel, by linear search; for tests and single queries.
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
