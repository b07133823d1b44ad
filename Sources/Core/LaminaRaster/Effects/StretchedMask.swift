import LaminaPrimitives

/// A mask with one column and one row repeated: a large shape stored as its corners and edges.
struct StretchedMask {
    private let mask: Mask
    /// The repeated column and row, relative to the mask's corner, and the number of their extra repetitions.
    private let column: Int
    private let extraColumns: Int
    private let row: Int
    private let extraRows: Int

    /// Creates a mask without repetitions.
    init(_ mask: Mask) {
        self.init(mask, column: 0, extraColumns: 0, row: 0, extraRows: 0)
    }

    init(_ mask: Mask, column: Int, extraColumns: Int, row: Int, extraRows: Int) {
        self.mask = mask
        self.column = column
        self.extraColumns = extraColumns
        self.row = row
        self.extraRows = extraRows
    }

    private var bounds: PixelRect {
        let corner = mask.bounds
        return PixelRect(corner.minX, corner.minY, corner.maxX + extraColumns, corner.maxY + extraRows)
    }

    /// Returns the pixels of `clip` that are not in `hole`, as runs.
    ///
    /// Repeated rows share their values.
    func coverage(clippedTo clip: PixelRect, excluding hole: PixelRect) -> Coverage {
        let part = bounds.intersection(clip)
        guard !part.isEmpty else { return .empty }
        var runs: [Coverage.Run] = []
        var rowStarts: [Int32] = [0]
        rowStarts.reserveCapacity(part.height + 1)
        for y in part.minY..<part.maxY {
            // Rows that the hole crosses are split into the columns before and after it.
            let isCut = y >= hole.minY && y < hole.maxY && hole.minX < hole.maxX
            let before = part.minX..<(isCut ? max(part.minX, min(hole.minX, part.maxX)) : part.maxX)
            let after = (isCut ? max(part.minX, min(hole.maxX, part.maxX)) : part.maxX)..<part.maxX
            addRuns(y, before, to: &runs)
            addRuns(y, after, to: &runs)
            rowStarts.append(Int32(runs.count))
        }
        return Coverage(bounds: part, runs: runs, alphas: mask.alphas, rowStarts: rowStarts)
    }

    /// Appends the runs of row `y`: the columns before the repeated one, its repetitions, and the columns after.
    private func addRuns(_ y: Int, _ columns: Range<Int>, to runs: inout [Coverage.Run]) {
        let middle = mask.bounds.minX + column..<mask.bounds.minX + column + extraColumns
        let start = sourceRow(y) * mask.bounds.width
        func add(_ part: Range<Int>, moved: Int) {
            let common = part.clamped(to: columns)
            guard !common.isEmpty else { return }
            runs.append(Coverage.Run(x: common.lowerBound, count: common.count, first: start + common.lowerBound - moved - mask.bounds.minX))
        }
        add(bounds.minX..<middle.lowerBound, moved: 0)
        // The repetitions are one run with the value of the repeated column, however many there are.
        let repeated = middle.clamped(to: columns)
        let alpha = mask.alphas[start + column]
        if !repeated.isEmpty, alpha > 0 { runs.append(Coverage.Run(x: repeated.lowerBound, count: repeated.count, alpha: alpha)) }
        add(middle.upperBound..<bounds.maxX, moved: extraColumns)
    }

    /// Returns the row of the mask that row `y` shows.
    private func sourceRow(_ y: Int) -> Int {
        let place = y - mask.bounds.minY
        return place < row ? place : max(row, place - extraRows)
    }
}
