import CLaminaKernels
import LaminaPrimitives

extension RowKernels {
    /// Adds consecutive lines of a polygon to a cell grid, as long as they lie inside the grid.
    ///
    /// - Parameter index: The index of the corner at which the first line ends. The line begins at the corner before, or at the last corner for 0.
    /// - Returns: The index of the first corner whose line was not added; `index` when there are no C loops.
    func addLines(
        between corners: Span<Point>, from index: Int, to grid: CellGrid, _ cells: inout MutableSpan<Int32>,
        _ marks: inout MutableSpan<UInt64>
    ) -> Int {
        guard let table = unsafe table else { return index }
        let previous = corners[index > 0 ? index - 1 : corners.count - 1]
        var next = index
        // A `Point` is two doubles. The loop reads `count` points, and writes only cells of the grid, because it stops at a line that leaves the
        // grid.
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

    /// Converts rows of cells to runs and clears them, beginning at `row`, until the rows end or the reserved memory is full.
    ///
    /// - Parameters:
    ///   - row: The first row to convert; becomes the first one that is left.
    ///   - runCount: The number of runs in use; `used` is the number of values in use. Both grow.
    ///   - rowEnds: Receives the end index of each row's runs.
    func sumRows(
        of grid: CellGrid, from row: inout Int, _ rule: FillRule, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
        _ runs: inout [Coverage.Run], _ runCount: inout Int, _ values: inout [UInt8], _ used: inout Int, _ rowEnds: inout [Int32]
    ) {
        guard let table = unsafe table else { preconditionFailure("this instruction set has no kernel for grids of cells") }
        precondition(rowEnds.count >= grid.height && runCount <= runs.count && used <= values.count, "the output buffers are too small")
        let first = Int32(row)
        var (next, counts) = (first, (runs: Int32(runCount), values: Int32(used)))
        // The loop stops before a row that may exceed the capacities, and writes one end per row of the grid.
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
    /// Passes the grid's memory to `body` in the form that the C kernels take; valid only during the call.
    fileprivate func lend(_ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>, _ body: (LaminaCells) -> Void) {
        precondition(cells.count >= cellCount && marks.count >= wordCount, "the grid's buffers are too small")
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
