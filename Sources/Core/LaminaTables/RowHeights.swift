/// The heights of a section's rows: a single height while all are equal, else a tree.
package enum RowHeights: Sendable {
    case equal(count: Int, height: Double)
    case each(HeightTree)

    /// The number of rows in the section.
    package var count: Int {
        switch self {
        case .equal(let count, _): count
        case .each(let tree): tree.count
        }
    }

    /// The sum of the heights, in points.
    package var total: Double {
        switch self {
        case .equal(let count, let height): Double(count) * height
        case .each(let tree): tree.total
        }
    }

    /// The height of a row, in points.
    package subscript(row: Int) -> Double {
        get {
            switch self {
            case .equal(_, let height): height
            case .each(let tree): tree[row]
            }
        }
        set {
            if case .equal(let count, let height) = self {
                guard height != newValue else { return }
                self = .each(HeightTree(Array(repeating: height, count: count)))
            }
            guard case .each(var tree) = self else { return }
            // Releases the stored tree first, so that `tree` is its only owner and is changed without a copy.
            self = .equal(count: 0, height: 0)
            tree[row] = newValue
            self = .each(tree)
        }
    }

    /// The distance from the start of the first row to the start of a row.
    package func start(of row: Int) -> Double {
        switch self {
        case .equal(_, let height): Double(row) * height
        case .each(let tree): tree.sum(before: row)
        }
    }

    /// The row at a position, or the nearest row; nil when there are no rows.
    package func row(at place: Double) -> Int? {
        guard count > 0 else { return nil }
        switch self {
        // Clamped before the conversion, because a position can exceed the range of `Int`.
        case .equal(let count, let height): return height > 0 ? Int(max(0, min(Double(count - 1), place / height))) : 0
        case .each(let tree): return tree.index(at: max(0, place))
        }
    }
}
