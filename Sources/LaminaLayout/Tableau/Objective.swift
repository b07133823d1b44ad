/// What is made small: a sum of errors for each priority, where the least gain of a higher one outweighs any loss of lower ones.
struct Objective {
    struct Level {
        let priority: Double
        var row = LinearRow()
    }

    /// From the highest priority down.
    private(set) var levels: [Level] = []

    /// Adds an error to what a priority wants to be small.
    mutating func add(_ symbol: Int, priority: Double) { levels[index(of: priority)].row.add(symbol, 1) }

    /// Adds a multiple of a row to what a priority wants to be small.
    mutating func add(_ row: LinearRow, times factor: Double, priority: Double) {
        var inserted: [Int] = []
        levels[index(of: priority)].row.add(row, times: factor, inserted: &inserted)
    }

    /// Puts a row in the place of a symbol.
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

    /// Whether more of the symbol makes the whole smaller: the first priority that it matters to decides.
    func isImproved(by symbol: Int, atOrAbove index: Int) -> Bool {
        for level in levels[...index] {
            let coefficient = level.row.coefficient(of: symbol)
            if abs(coefficient) > LinearRow.tolerance { return coefficient < 0 }
        }
        return false
    }

    /// Whether the symbol matters to no priority.
    func isIndifferent(to symbol: Int) -> Bool {
        levels.allSatisfy { abs($0.row.coefficient(of: symbol)) <= LinearRow.tolerance }
    }

    /// Whether a unit of the first symbol costs less than one of the second.
    func isCheaper(_ first: (symbol: Int, scale: Double), than second: (symbol: Int, scale: Double)) -> Bool {
        for level in levels {
            let difference =
                level.row.coefficient(of: first.symbol) / first.scale - level.row.coefficient(of: second.symbol) / second.scale
            if abs(difference) > LinearRow.tolerance { return difference < 0 }
        }
        return first.symbol < second.symbol
    }

    private mutating func index(of priority: Double) -> Int {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority { levels.insert(Level(priority: priority), at: index) }
        return index
    }
}
