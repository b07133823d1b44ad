package import LaminaPrimitives

/// The fraction of each pixel that a shape covers, 0...255, stored as runs per row.
///
/// Sparse: pixels outside all runs are not covered. Computed once per shape and shared by every tile that shows it.
package struct Coverage: Sendable {
    /// A rectangle that contains every run; its first and last row have runs, but it may be wider than the runs.
    package let bounds: PixelRect
    private let values: Values

    /// The arrays of a coverage in one object, so that copying a coverage counts one reference instead of three.
    private final class Values: Sendable {
        let runs: [Run]
        let alphas: [UInt8]
        let rowStarts: [Int32]

        init(_ runs: [Run], _ alphas: [UInt8], _ rowStarts: [Int32]) {
            (self.runs, self.alphas, self.rowStarts) = (runs, alphas, rowStarts)
        }
    }

    /// The runs of all rows; each row's runs are ordered from left to right and do not overlap.
    package var runs: [Run] { values.runs }
    /// The values of all runs that have a value per pixel; `Run.first` is an index in this array.
    package var alphas: [UInt8] { values.alphas }
    /// The row index: `rowStarts[y - bounds.minY]` is the index of row y's first run.
    ///
    /// One more entry than rows.
    package var rowStarts: [Int32] { values.rowStarts }

    /// Creates a coverage from its parts.
    ///
    /// - Precondition: `rowStarts` has one entry more than `bounds` has rows, does not decrease and ends with `runs.count`.
    package init(bounds: PixelRect, runs: [Run], alphas: [UInt8], rowStarts: [Int32]) {
        precondition(
            rowStarts.count == Swift.max(0, bounds.height) + 1 && Int(rowStarts[rowStarts.count - 1]) == runs.count,
            "row starts do not match runs")
        self.bounds = bounds
        values = Values(runs, alphas, rowStarts)
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
