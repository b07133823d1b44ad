/// The role of a symbol, which limits its values.
enum SymbolKind {
    /// A variable of the solver; its value may have any sign.
    case variable
    /// The difference between the two sides of an inequality; never negative.
    case slack
    /// The amount by which an optional constraint is violated in one direction; never negative.
    case error
    /// The marker of a required equation; always zero.
    case dummy
}

/// A system of linear equations in solved form: each basic symbol equals a constant plus multiples of nonbasic symbols, whose value is zero.
///
/// - Source: Badros, Borning and Stuckey 2001, "The Cassowary Linear Arithmetic Constraint Solving Algorithm".
struct Tableau {
    /// Values with a smaller magnitude are rounding errors; in the variables' unit.
    static let tolerance = 1e-6

    /// The role of each symbol, indexed by symbol.
    private(set) var kinds: [SymbolKind] = []
    /// The index of the row in which each symbol is basic; nil for nonbasic symbols.
    private var rowOfSymbol: [Int?] = []
    /// For each symbol, the indices of rows that may contain it, some of them outdated or repeated; `column(of:)` filters them.
    private var columns: [[Int]] = []
    /// Released symbols, which `makeSymbol(_:)` reuses.
    private var unusedSymbols: [Int] = []

    private(set) var rows: [LinearRow] = []
    /// The basic symbol of each row, whose value the row gives; nil for unused rows.
    private(set) var basics: [Int?] = []
    /// Indices of unused rows, which `insert(_:for:)` reuses.
    private var unusedRows: [Int] = []

    /// The objective, expressed in nonbasic symbols.
    var objective = Objective()
    /// The infeasibility of the required constraint that is being added, as a row to minimise; nil at other times.
    private(set) var infeasibility: LinearRow?

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind) -> Int {
        if let symbol = unusedSymbols.popLast() {
            kinds[symbol] = kind
            return symbol
        }
        kinds.append(kind)
        rowOfSymbol.append(nil)
        columns.append([])
        return kinds.count - 1
    }

    /// Releases a symbol that no row contains.
    mutating func forget(_ symbol: Int) {
        columns[symbol] = []
        unusedSymbols.append(symbol)
    }

    /// True when the symbol's value has a bound: any symbol but a variable.
    func isRestricted(_ symbol: Int) -> Bool { kinds[symbol] != .variable }

    func row(of symbol: Int) -> Int? { rowOfSymbol[symbol] }

    func value(of symbol: Int) -> Double { rowOfSymbol[symbol].map { rows[$0].constant } ?? 0 }

    /// The rows that contain a symbol, each with the symbol's coefficient.
    func column(of symbol: Int) -> [(row: Int, coefficient: Double)] {
        var seen = Set<Int>()
        return columns[symbol].compactMap { row in
            guard basics[row] != nil, seen.insert(row).inserted else { return nil }
            let coefficient = rows[row].coefficient(of: symbol)
            return coefficient == 0 ? nil : (row, coefficient)
        }
    }

    // MARK: Rows

    /// Adds a multiple of a symbol to a row that is not yet in the tableau; a basic symbol is replaced by its row.
    func add(_ symbol: Int, _ coefficient: Double, to row: inout LinearRow) {
        guard let basic = rowOfSymbol[symbol] else { return row.add(symbol, coefficient) }
        var inserted: [Int] = []
        row.add(rows[basic], times: coefficient, inserted: &inserted)
    }

    /// Inserts a row as the value of a symbol that no other row contains, and returns the row's index.
    @discardableResult
    mutating func insert(_ row: LinearRow, for symbol: Int) -> Int {
        let place = unusedRows.popLast() ?? rows.count
        if place == rows.count {
            rows.append(row)
            basics.append(symbol)
        } else {
            rows[place] = row
            basics[place] = symbol
        }
        rowOfSymbol[symbol] = place
        for term in row.terms { columns[term.symbol].append(place) }
        return place
    }

    mutating func removeRow(_ place: Int) {
        if let symbol = basics[place] { rowOfSymbol[symbol] = nil }
        basics[place] = nil
        rows[place] = LinearRow()
        unusedRows.append(place)
    }

    mutating func shift(_ place: Int, by change: Double) { rows[place].constant += change }

    /// Inserts a row as the value of `symbol`, and substitutes the row for `symbol` in all other rows and in the objective.
    mutating func insertAndSubstitute(_ row: LinearRow, for symbol: Int) {
        let place = insert(row, for: symbol)
        substitute(place)
    }

    /// Removes a nonbasic symbol from all rows and from the objective.
    mutating func erase(_ symbol: Int) {
        for (row, _) in column(of: symbol) { rows[row].remove(symbol) }
        columns[symbol] = []
        objective.remove(symbol)
    }

    /// Makes `entering` basic in a row instead of the row's current basic symbol.
    mutating func pivot(_ entering: Int, in place: Int) {
        guard let leaving = basics[place] else { return }
        rows[place].solve(for: entering, insteadOf: leaving)
        basics[place] = entering
        rowOfSymbol[leaving] = nil
        rowOfSymbol[entering] = place
        columns[leaving].append(place)
        substitute(place)
    }

    /// Substitutes a row for its basic symbol in all other rows, in the objective and in the infeasibility.
    private mutating func substitute(_ place: Int) {
        guard let symbol = basics[place] else { return }
        let row = rows[place]
        // `symbol` is basic now and occurs in no other row after the loop, so its column becomes empty.
        let users = columns[symbol]
        columns[symbol] = []
        var inserted: [Int] = []
        for user in users where user != place {
            let coefficient = rows[user].remove(symbol)
            guard coefficient != 0 else { continue }
            inserted.removeAll(keepingCapacity: true)
            rows[user].add(row, times: coefficient, inserted: &inserted)
            for term in inserted { columns[term].append(user) }
        }
        objective.substitute(row, for: symbol)
        if let coefficient = infeasibility?.remove(symbol), coefficient != 0 { infeasibility?.add(row, times: coefficient, inserted: &inserted) }
    }

    // MARK: Infeasibility

    /// Starts the first phase of the simplex method, which minimises `row`.
    mutating func beginInfeasibility(_ row: LinearRow) { infeasibility = row }

    /// Ends the first phase of the simplex method and returns the minimised row.
    mutating func endInfeasibility() -> LinearRow {
        defer { infeasibility = nil }
        return infeasibility ?? LinearRow()
    }
}
