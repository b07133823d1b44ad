import CLaminaKernels
import LaminaPrimitives

extension RowKernels {
    /// Adds lines of a polygon as long as they lie inside a grid.
    ///
    /// - Parameter index: The first line leads to this corner, from the one before or from the last.
    /// - Returns: Index of the first corner that no line was added to; `index` without a table.
    func addLines(
        between corners: Span<Point>, from index: Int, to grid: CellGrid, _ cells: inout MutableSpan<Int32>,
        _ marks: inout MutableSpan<UInt64>
    ) -> Int {
        guard let table = unsafe table else { return index }
        let previous = corners[index > 0 ? index - 1 : corners.count - 1]
        var next = index
        // A point is two numbers; the loop reads `count` of them, and adds lines whose cells the grid has.
        unsafe corners.withUnsafeBufferPointer { corners in
            let numbers = unsafe UnsafeRawBufferPointer(corners).bindMemory(to: Double.self)
            guard let points = numbers.baseAddress else { return }
            unsafe grid.lend(&cells, &marks) { cells in
                unsafe withUnsafeBytes(of: previous) { start in
                    guard let start = unsafe start.bindMemory(to: Double.self).baseAddress else { return }
                    next = unsafe table.pointee.addLines(cells, points, corners.count, index, start)
                }
            }
        }
        return next
    }

    /// Sums up and clears rows of cells from `row` on, as many as there is room for, and adds their runs.
    ///
    /// - Parameters:
    ///   - row: Becomes the first one that is left.
    ///   - runCount: How many of the runs are in use, and `used` how many of the values.
    ///   - rowEnds: For each row of the grid where its runs end.
    func sumRows(
        of grid: CellGrid, from row: inout Int, _ rule: FillRule, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
        _ runs: inout [Coverage.Run], _ runCount: inout Int, _ values: inout [UInt8], _ used: inout Int, _ rowEnds: inout [Int32]
    ) {
        guard let table = unsafe table else { preconditionFailure("no loops for grids of cells") }
        precondition(rowEnds.count >= grid.height && runCount <= runs.count && used <= values.count, "no room")
        let first = Int32(row)
        var (next, counts) = (first, (runs: Int32(runCount), values: Int32(used)))
        // The loop writes no more runs and values than there are places, and one end for each row of the grid.
        unsafe runs.withUnsafeMutableBufferPointer { runs in
            unsafe runs.withMemoryRebound(to: LaminaRun.self) { runs in
                unsafe values.withUnsafeMutableBufferPointer { values in
                    guard let firstRun = runs.baseAddress, let firstValue = values.baseAddress else { return }
                    var shape = unsafe LaminaShape(
                        runs: firstRun, values: firstValue, runCount: counts.runs, valueCount: counts.values,
                        runCapacity: Int32(runs.count), valueCapacity: Int32(values.count))
                    var ends = rowEnds.mutableSpan
                    unsafe grid.lend(&cells, &marks) { cells in
                        unsafe ends.lend { ends, _ in
                            next = unsafe table.pointee.sumRows(cells, first, rule == .evenOdd ? 1 : 0, &shape, ends)
                        }
                    }
                    unsafe counts = (shape.runCount, shape.valueCount)
                }
            }
        }
        (row, runCount, used) = (Int(next), Int(counts.runs), Int(counts.values))
    }
}

extension CellGrid {
    /// Lends the cells and marks of this grid to a C loop.
    fileprivate func lend(_ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>, _ body: (LaminaCells) -> Void) {
        precondition(cells.count >= cellCount && marks.count >= wordCount, "the grid has no memory")
        unsafe cells.lend { cells, _ in
            unsafe marks.lend { marks, _ in
                unsafe body(
                    LaminaCells(
                        cells: cells, marks: marks, minX: Int32(minX), minY: Int32(minY), width: Int32(width), height: Int32(height),
                        stride: Int32(stride), wordsPerRow: Int32(wordsPerRow)))
            }
        }
    }
}
