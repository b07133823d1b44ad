internal import CLaminaKernels
internal import LaminaPrimitives

/// Collects the runs of a coverage, row by row from the top and from left to right.
///
/// A builder is reused for many shapes, so that its arrays are allocated once. They are longer than needed: `runCount` and `used` count their
/// elements in use.
struct CoverageBuilder: Sendable {
    private let kernels: RowKernels
    private var runs: [Coverage.Run] = []
    /// The number of elements of `runs` in use.
    private var runCount = 0
    private var alphas: [UInt8] = []
    /// The number of elements of `alphas` in use.
    private var used = 0
    /// The index of the first run of each row, beginning with the first row that is not empty.
    private var rowStarts: [Int32] = []
    /// The y coordinate of the first row in `rowStarts`; of the current row while all rows so far are empty.
    private var firstRow = 0
    /// The index in `runs` of the current row's first run.
    private var rowBegin = 0
    /// Scratch memory of `addRows`: the end index in `runs` of each row of the cell grid.
    private var rowEnds: [Int32] = []

    init(_ kernels: RowKernels = .chosen) { self.kernels = kernels }

    /// Discards everything collected so far and begins with row `row`.
    mutating func begin(atRow row: Int) {
        runCount = 0
        rowStarts.removeAll(keepingCapacity: true)
        used = 0
        firstRow = row
        rowBegin = 0
    }

    /// Appends pixels with one value to the current row; does nothing when `alpha` is 0.
    mutating func addConstant(_ columns: Range<Int>, alpha: UInt8) {
        guard alpha != 0, !columns.isEmpty else { return }
        if let last = lastOfRow, last.first < 0, last.alpha == alpha, last.endX == columns.lowerBound {
            runs[runCount - 1].count += Int32(truncatingIfNeeded: columns.count)
        } else {
            append(Coverage.Run(x: columns.lowerBound, count: columns.count, alpha: alpha))
        }
    }

    /// The last run of the current row; nil when the row has none yet.
    private var lastOfRow: Coverage.Run? { runCount > rowBegin ? runs[runCount - 1] : nil }

    private mutating func append(_ run: Coverage.Run) {
        reserveRuns(1)
        runs[runCount] = run
        runCount += 1
    }

    /// Makes room for `count` runs from index `runCount` on.
    private mutating func reserveRuns(_ count: Int) {
        guard runs.count < runCount + count else { return }
        // Growing to twice the size keeps appending amortised constant.
        runs.append(contentsOf: repeatElement(Coverage.Run(x: 0, count: 0, alpha: 0), count: max(count, runs.count)))
    }

    /// Makes room for `count` values from index `used` on.
    ///
    /// The caller writes them into `alphas` and then calls `addReserved`.
    private mutating func reserveAlphas(_ count: Int) {
        guard alphas.count < used + count else { return }
        alphas.append(contentsOf: repeatElement(0, count: max(count, alphas.count)))
    }

    /// Appends `count` pixels from column `x` on to the current row; `value` returns the value of the pixel with this offset.
    mutating func addValues(at x: Int, count: Int, _ value: (Int) -> UInt8) {
        guard count > 0 else { return }
        reserveAlphas(count)
        for index in 0..<count { alphas[used + index] = value(index) }
        addReserved(x, 0..<count)
    }

    /// Appends a run of values that the caller has written to the memory of `reserveAlphas`.
    ///
    /// The caller may have written more values than the run needs. Those before `part` stay in `alphas` unused, those after it are overwritten later.
    ///
    /// - Parameters:
    ///   - x: The column of the run's first pixel.
    ///   - part: The run's values, as indices in the reserved memory.
    private mutating func addReserved(_ x: Int, _ part: Range<Int>) {
        let first = used + part.lowerBound
        used += part.upperBound
        // A run that continues both the pixels and the values of the last one only lengthens it.
        if let last = lastOfRow, last.first >= 0, last.endX == x, Int(last.first + last.count) == first {
            runs[runCount - 1].count += Int32(truncatingIfNeeded: part.count)
        } else {
            append(Coverage.Run(x: x, count: part.count, first: first))
        }
    }

    /// Ends the current row.
    mutating func endRow() {
        endRow(at: runCount)
    }

    /// Ends the current row.
    ///
    /// - Parameter end: The index in `runs` after the row's last run.
    private mutating func endRow(at end: Int) {
        // Rows before the first run are not stored; the coverage begins later instead.
        if rowStarts.isEmpty && end == 0 {
            firstRow += 1
            return
        }
        rowStarts.append(Int32(truncatingIfNeeded: rowBegin))
        rowBegin = end
    }

    /// Returns the coverage of all rows so far, without empty rows at the top and bottom.
    mutating func finish() -> Coverage {
        guard runCount > 0 else { return .empty }
        // A row that begins at the very end of the runs is empty; so are all rows after it.
        while let last = rowStarts.last, Int(last) == runCount { rowStarts.removeLast() }
        var (minX, maxX) = (Int.max, Int.min)
        for run in runs[..<runCount] { (minX, maxX) = (min(minX, Int(run.x)), max(maxX, run.endX)) }
        let bounds = PixelRect(minX, firstRow, maxX, firstRow + rowStarts.count)
        rowStarts.append(Int32(truncatingIfNeeded: runCount))
        return Coverage(bounds: bounds, runs: Array(runs[..<runCount]), alphas: Array(alphas[..<used]), rowStarts: rowStarts)
    }
}

extension CoverageBuilder {
    /// Converts all rows of cells to runs, and clears the cells.
    mutating func addRows(
        of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
    ) {
        guard kernels.hasTable else {
            for row in 0..<grid.height { addRow(row, of: grid, rule, &cells, &marks) }
            return
        }
        rowEnds.append(contentsOf: repeatElement(0, count: max(0, grid.height - rowEnds.count)))
        var row = 0
        while row < grid.height {
            // A row has at most one value per cell, and two runs (one constant, one of values) per block of eight cells.
            reserveRuns(grid.stride / 4 + 2)
            reserveAlphas(grid.stride)
            // The kernel stops early when the reserved memory is full; it continues at `row` with more.
            let first = row
            kernels.sumRows(of: grid, from: &row, rule, &cells, &marks, &runs, &runCount, &alphas, &used, &rowEnds)
            for done in first..<row { endRow(at: Int(rowEnds[done])) }
        }
    }

    /// Converts one row of cells to runs, and clears it.
    private mutating func addRow(
        _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
    ) {
        var state = RowState()
        let wordBase = row &* grid.wordsPerRow
        for word in 0..<grid.wordsPerRow {
            var bits = marks[wordBase &+ word]
            guard bits != 0 else { continue }
            marks[wordBase &+ word] = 0
            while bits != 0 {
                // Each round takes one group of consecutive marked blocks: bits `first ..< first + count` of the word.
                let first = bits.trailingZeroBitCount
                let count = (~(bits >> UInt64(first))).trailingZeroBitCount
                // A smart shift by 64 gives 0, so a group that ends with the word needs no special case.
                bits &= ~UInt64(0) << UInt64(first + count)
                let begin = (word * 64 + first) * 8
                sweep(row, begin..<begin + count * 8, of: grid, rule, &state, &cells)
            }
        }
        // After the last marked block, the winding number no longer changes.
        addConstant(grid.minX + state.begin..<grid.minX + grid.width, alpha: state.sums.last)
        endRow()
    }

    /// The state while one row of cells is summed.
    private struct RowState {
        /// The running sum of the cells so far, and in `last` the coverage of the last pixel.
        var sums = LaminaCellSums()
        /// The first column of a constant run, with the value `sums.last`, that ends where the next values begin.
        var begin = 0
    }

    /// Converts the cells of consecutive marked blocks to coverage values and appends them, after the constant run that precedes them.
    ///
    /// Values at either end that equal the constant run before or after them become part of that run instead.
    private mutating func sweep(
        _ row: Int, _ columns: Range<Int>, of grid: CellGrid, _ rule: FillRule, _ state: inout RowState, _ cells: inout MutableSpan<Int32>
    ) {
        reserveAlphas(columns.count)
        let base = row &* grid.stride
        // Cells beyond the last pixel are only cleared.
        let shown = max(0, min(columns.upperBound, grid.width) - columns.lowerBound)
        let before = state.sums.last
        let place = used..<used &+ columns.count
        var values = alphas.mutableSpan
        cells.withPart(base &+ columns.lowerBound..<base &+ columns.upperBound) { part in
            values.withPart(place) { ScalarRows.sumCells(&part, shown: shown, &state.sums, rule, into: &$0) }
        }
        let (first, end) = (Int(state.sums.first), Int(state.sums.end))
        guard first < shown else { return }
        let x = grid.minX + columns.lowerBound
        addConstant(grid.minX + state.begin..<x + first, alpha: before)
        if first < end { addReserved(x + first, first..<end) }
        state.begin = columns.lowerBound + end
    }
}
