/// The function that the simplex method minimises: one sum of errors per priority, compared lexicographically from the highest priority down.
struct Objective {
    /// The sum of the errors of all constraints of one priority.
    struct Level {
        let priority: Double
        var row = LinearRow()
    }

    /// The sums of errors, sorted by descending priority.
    private(set) var levels: [Level] = []

    /// Adds an error symbol to the sum of a priority.
    mutating func add(_ symbol: Int, priority: Double) { levels[index(of: priority)].row.add(symbol, 1) }

    /// Replaces a symbol by the row that gives its value.
    mutating func substitute(_ row: LinearRow, for symbol: Int) {
        var inserted: [Int] = []
        for index in levels.indices {
            let coefficient = levels[index].row.remove(symbol)
            if coefficient != 0 { levels[index].row.add(row, times: coefficient, inserted: &inserted) }
        }
    }

    mutating func remove(_ symbol: Int) {
        for index in levels.indices { levels[index].row.remove(symbol) }
    }

    /// True when a larger value of the symbol lowers the objective; the highest priority whose sum contains the symbol decides.
    ///
    /// - Parameter index: The index of the last level that is considered.
    func isImproved(by symbol: Int, atOrAbove index: Int) -> Bool {
        for level in levels[...index] {
            let coefficient = level.row.coefficient(of: symbol)
            if abs(coefficient) > LinearRow.tolerance { return coefficient < 0 }
        }
        return false
    }

    /// True when no priority's sum contains the symbol.
    func isIndifferent(to symbol: Int) -> Bool {
        levels.allSatisfy { abs($0.row.coefficient(of: symbol)) <= LinearRow.tolerance }
    }

    /// True when it costs less to raise a row by one unit through the first symbol than through the second; the lower symbol wins ties.
    ///
    /// - Parameter first: A symbol and its coefficient in that row, and the same for `second`.
    func isCheaper(_ first: (symbol: Int, scale: Double), than second: (symbol: Int, scale: Double)) -> Bool {
        for level in levels {
            let difference =
                level.row.coefficient(of: first.symbol) / first.scale - level.row.coefficient(of: second.symbol) / second.scale
            if abs(difference) > LinearRow.tolerance { return difference < 0 }
        }
        return first.symbol < second.symbol
    }

    /// The index of the level of a priority; inserts the level if there is none.
    private mutating func index(of priority: Double) -> Int {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority { levels.insert(Level(priority: priority), at: index) }
        return index
    }
}
