internal import LaminaPrimitives

/// Collects the runs of a coverage from top to bottom and from left to right; can be used again and again.
struct CoverageBuilder: Sendable {
    private var runs: [Coverage.Run] = []
    private var alphas: [UInt8] = []
    /// How many of `alphas` are in use.
    private var used = 0
    /// One for each row since the first that is not empty.
    private var rowStarts: [Int32] = []
    private var firstRow = 0
    private var rowBegin = 0

    /// Forgets everything; the next row is `row`.
    mutating func begin(atRow row: Int) {
        runs.removeAll(keepingCapacity: true)
        rowStarts.removeAll(keepingCapacity: true)
        used = 0
        firstRow = row
        rowBegin = 0
    }

    /// Adds pixels of one value to the current row; `alpha` 0 adds nothing.
    mutating func addConstant(_ columns: Range<Int>, alpha: UInt8) {
        guard alpha != 0, !columns.isEmpty else { return }
        if runs.count > rowBegin, let last = runs.last, last.first < 0, last.alpha == alpha, last.endX == columns.lowerBound {
            runs[runs.count - 1].count += Int32(truncatingIfNeeded: columns.count)
        } else {
            runs.append(Coverage.Run(x: columns.lowerBound, count: columns.count, alpha: alpha))
        }
    }

    /// Makes room for `count` values; they are written from `used` on and added by `addReserved`.
    private mutating func reserveAlphas(_ count: Int) {
        guard alphas.count < used + count else { return }
        alphas.append(contentsOf: repeatElement(0, count: max(count, alphas.count)))
    }

    /// Adds pixels of different values to the current row.
    mutating func addValues(at x: Int, count: Int, _ value: (Int) -> UInt8) {
        guard count > 0 else { return }
        reserveAlphas(count)
        for index in 0..<count { alphas[used + index] = value(index) }
        addReserved(x, 0..<count)
    }

    /// Adds the reserved values `part`, of which the first belongs to column `x`.
    private mutating func addReserved(_ x: Int, _ part: Range<Int>) {
        let first = used + part.lowerBound
        used += part.upperBound
        if runs.count > rowBegin, let last = runs.last, last.first >= 0, last.endX == x, Int(last.first + last.count) == first {
            runs[runs.count - 1].count += Int32(truncatingIfNeeded: part.count)
        } else {
            runs.append(Coverage.Run(x: x, count: part.count, first: first))
        }
    }

    /// The current row is complete.
    mutating func endRow() {
        if rowStarts.isEmpty && runs.isEmpty {
            firstRow += 1
            return
        }
        rowStarts.append(Int32(truncatingIfNeeded: rowBegin))
        rowBegin = runs.count
    }

    /// All rows so far, without empty ones at both ends.
    mutating func finish() -> Coverage {
        guard !runs.isEmpty else { return .empty }
        while let last = rowStarts.last, Int(last) == runs.count { rowStarts.removeLast() }
        let bounds = PixelRect(
            runs.reduce(Int.max) { min($0, Int($1.x)) }, firstRow, runs.reduce(Int.min) { max($0, $1.endX) }, firstRow + rowStarts.count)
        rowStarts.append(Int32(truncatingIfNeeded: runs.count))
        // Slices are copied into arrays of just their size; the scratch memory stays here.
        return Coverage(bounds: bounds, runs: Array(runs[...]), alphas: Array(alphas[..<used]), rowStarts: Array(rowStarts[...]))
    }
}

extension CoverageBuilder {
    /// Sums up a row of cells, clears it, and adds its runs.
    mutating func addRow(
        _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
    ) {
        var state = RowState()
        let wordBase = row &* grid.wordsPerRow
        for word in 0..<grid.wordsPerRow {
            var bits = marks[wordBase &+ word]
            guard bits != 0 else { continue }
            marks[wordBase &+ word] = 0
            while bits != 0 {
                let first = bits.trailingZeroBitCount
                let count = (~(bits >> UInt64(first))).trailingZeroBitCount
                // A shift by 64 gives 0, so that the last block of a word needs no case of its own.
                bits &= ~UInt64(0) << UInt64(first + count)
                let begin = (word * 64 + first) * 8
                sweep(row, begin..<begin + count * 8, of: grid, rule, &state, &cells)
            }
        }
        addConstant(grid.minX + state.begin..<grid.minX + grid.width, alpha: state.alpha)
        endRow()
    }

    /// Where in a row the sum has come to.
    private struct RowState {
        var sum: Int32 = 0
        /// All columns since this one have the value `alpha`.
        var begin = 0
        var alpha: UInt8 = 0
    }

    /// Sums up the cells of marked blocks.
    ///
    /// Values equal to what is before and after join the constant runs there.
    private mutating func sweep(
        _ row: Int, _ columns: Range<Int>, of grid: CellGrid, _ rule: FillRule, _ state: inout RowState, _ cells: inout MutableSpan<Int32>
    ) {
        reserveAlphas(columns.count)
        let base = row &* grid.stride
        let cellRange = base &+ columns.lowerBound..<base &+ columns.upperBound
        switch rule {
        case .nonZero: Self.sum(cellRange, &state.sum, &cells, into: &alphas, at: used) { min($0, UInt32(CellGrid.unit)) }
        case .evenOdd:
            Self.sum(cellRange, &state.sum, &cells, into: &alphas, at: used) { winding in
                let part = winding & 0x1FFFF
                return min(part, 0x20000 &- part)
            }
        }
        // The cells beyond the last pixel were only there to be cleared.
        let count = min(columns.upperBound, grid.width) - columns.lowerBound
        guard count > 0 else { return }
        var low = 0
        while low < count, alphas[used + low] == state.alpha { low += 1 }
        guard low < count else { return }
        let final = alphas[used + count - 1]
        var high = count
        while high > low, alphas[used + high - 1] == final { high -= 1 }
        let x = grid.minX + columns.lowerBound
        addConstant(grid.minX + state.begin..<x + low, alpha: state.alpha)
        if low < high { addReserved(x + low, low..<high) }
        state.begin = columns.lowerBound + high
        state.alpha = final
    }

    /// Writes one value for each cell and clears it; `share` turns the size of a winding number into a share of `CellGrid.unit`.
    @inline(__always)
    private static func sum(
        _ range: Range<Int>, _ sum: inout Int32, _ cells: inout MutableSpan<Int32>, into alphas: inout [UInt8], at first: Int,
        _ share: (UInt32) -> UInt32
    ) {
        var values = alphas.mutableSpan
        var place = first
        for index in range {
            sum &+= cells[index]
            cells[index] = 0
            values[place] = UInt8(truncatingIfNeeded: (share(sum.magnitude) &* 255 &+ 32768) >> 16)
            place &+= 1
        }
    }
}
