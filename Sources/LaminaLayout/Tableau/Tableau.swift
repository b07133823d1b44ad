/// What a symbol stands for.
enum SymbolKind {
    /// A variable, of any sign.
    case variable
    /// The room that an inequality leaves; not negative.
    case slack
    /// How far a constraint that is not required is missed; not negative.
    case error
    /// Marks a required equation; always zero.
    case dummy
}

/// Equations in solved form: each basic symbol is a constant plus multiples of symbols that are not basic, which are zero.
///
/// - Source: Badros, Borning and Stuckey 2001, "The Cassowary Linear Arithmetic Constraint Solving Algorithm".
struct Tableau {
    /// Distances below this are rounding, in the variables' unit.
    static let tolerance = 1e-6

    private(set) var kinds: [SymbolKind] = []
    private var rowOfSymbol: [Int?] = []
    /// For each symbol the rows that may contain it.
    private var columns: [[Int]] = []
    private var unusedSymbols: [Int] = []

    private(set) var rows: [LinearRow] = []
    /// What each row is the value of; nil for rows that are not used.
    private(set) var basics: [Int?] = []
    private var unusedRows: [Int] = []

    var objective = Objective()
    /// What a required constraint still lacks while it is being added.
    private(set) var lack: LinearRow?

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

    /// Gives a symbol back that is in no row.
    mutating func forget(_ symbol: Int) {
        columns[symbol] = []
        unusedSymbols.append(symbol)
    }

    func isRestricted(_ symbol: Int) -> Bool { kinds[symbol] != .variable }

    func row(of symbol: Int) -> Int? { rowOfSymbol[symbol] }

    func value(of symbol: Int) -> Double { rowOfSymbol[symbol].map { rows[$0].constant } ?? 0 }

    /// The rows that contain a symbol, with its coefficient there.
    func column(of symbol: Int) -> [(row: Int, coefficient: Double)] {
        var seen = Set<Int>()
        return columns[symbol].compactMap { row in
            guard basics[row] != nil, seen.insert(row).inserted else { return nil }
            let coefficient = rows[row].coefficient(of: symbol)
            return coefficient == 0 ? nil : (row, coefficient)
        }
    }

    // MARK: Rows

    /// Adds a multiple of a symbol, or of what it is where it is basic, to a row that is not in the tableau yet.
    func add(_ symbol: Int, _ coefficient: Double, to row: inout LinearRow) {
        guard let basic = rowOfSymbol[symbol] else { return row.add(symbol, coefficient) }
        var inserted: [Int] = []
        row.add(rows[basic], times: coefficient, inserted: &inserted)
    }

    /// Takes a row in as the value of a symbol that no other row contains.
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

    /// Takes in a row, all of whose symbols but the basic one are known elsewhere, and puts it in the place of that one everywhere.
    mutating func insertAndSubstitute(_ row: LinearRow, for symbol: Int) {
        let place = insert(row, for: symbol)
        substitute(place)
    }

    /// Takes a symbol that is not basic out of all rows.
    mutating func erase(_ symbol: Int) {
        for (row, _) in column(of: symbol) { rows[row].remove(symbol) }
        columns[symbol] = []
        objective.remove(symbol)
    }

    /// Makes a symbol basic in place of the one that is basic in a row.
    mutating func pivot(_ entering: Int, in place: Int) {
        guard let leaving = basics[place] else { return }
        rows[place].solve(for: entering, insteadOf: leaving)
        basics[place] = entering
        rowOfSymbol[leaving] = nil
        rowOfSymbol[entering] = place
        columns[leaving].append(place)
        substitute(place)
    }

    /// Puts a row in the place of its basic symbol in all other rows.
    private mutating func substitute(_ place: Int) {
        guard let symbol = basics[place] else { return }
        let row = rows[place]
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
        if let coefficient = lack?.remove(symbol), coefficient != 0 { lack?.add(row, times: coefficient, inserted: &inserted) }
    }

    // MARK: Lack

    mutating func beginLack(_ row: LinearRow) { lack = row }

    mutating func endLack() -> LinearRow {
        defer { lack = nil }
        return lack ?? LinearRow()
    }
}
