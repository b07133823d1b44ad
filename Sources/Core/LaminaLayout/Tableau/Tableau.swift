/// The role of a symbol, which limits its values.
enum SymbolKind {
    /// A variable of the solver; its value may have any sign.
    case variable
    /// The difference between the two sides of an inequality; never negative.
    case slack
    /// The amount by which an optional constraint is violated in one direction; never negative.
    case error
    /// A released symbol, in no equation.
    case unused
}

/// A system of linear equations in solved form: each basic symbol equals a constant plus multiples of other symbols; the value of a nonbasic symbol
/// is zero.
///
/// Each constraint of the layout is one equation. An inequality gets a slack, which is never negative, and an optional constraint two errors, whose
/// weighted sum the solver minimises:
///
///     a.width = b.width                 a = b                        definition of a
///     b.width >= 40                     b = 40 + s                   definition of b, slack s
///     b.width = 30, priority 750        s = -10 + e⁺ - e⁻            row of s, errors e⁺ and e⁻
///
/// With every nonbasic symbol at zero, `s` is -10, which no slack may be; so `e⁺` becomes basic in its place (`e⁺ = 10 + s + e⁻`), and the values
/// are e⁺ = 10, s = 0, b = 40, a = 40: the required limit holds, and the optional width is missed by 10.
///
/// The system has two parts. A basic variable has a *definition*, which may refer to any symbol. A basic slack or error has a *row*, which refers
/// to nonbasic slacks and errors only. Variables may have any sign and are never part of an exchange, so a definition is stored as it was written,
/// `a = b`, and expanded only for a new constraint that refers to it.
///
/// Rejected: the usual tableau, in which a definition too is kept in nonbasic symbols. For 500 views of equal height each definition then refers to
/// all slacks of the chain, and the table fills in: 3.2 s and 748 MB, where it is 0.02 s now.
///
/// - Source: Badros, Borning and Stuckey 2001, "The Cassowary Linear Arithmetic Constraint Solving Algorithm".
struct Tableau {
    /// Values with a smaller magnitude are rounding errors; in the variables' unit.
    static let tolerance = 1e-6

    /// The role of each symbol, indexed by symbol.
    private(set) var kinds: [SymbolKind] = []
    /// Released symbols, which `makeSymbol(_:)` reuses.
    private var unusedSymbols: [Int] = []

    /// The definition of each basic variable, indexed by symbol; nil for other symbols.
    var definitions: [LinearRow?] = []
    /// True for the symbols to which a definition refers or referred.
    var isReferenced: [Bool] = []
    /// Working memory of `expand(_:)`.
    var walk = DefinitionWalk()
    var sum = SymbolSum()

    /// The index of the row in which each symbol is basic; nil for variables and nonbasic symbols.
    private var rowOfSymbol: [Int?] = []
    /// For each symbol, the indices of rows that may contain it, some of them outdated or repeated.
    private var columns: [[Int]] = []
    /// For each symbol, the length of its column at which the outdated indices are dropped.
    private var columnLimits: [Int] = []
    private(set) var rows: [LinearRow] = []
    /// The basic symbol of each row, whose value the row gives; nil for unused rows.
    private(set) var basics: [Int?] = []
    /// Indices of unused rows, which `insert(_:for:)` reuses.
    private var unusedRows: [Int] = []

    /// The objective, expressed in nonbasic symbols.
    var objective = Objective()
    /// The infeasibility of the required constraint that is being added, as a row to minimise; nil at other times.
    private(set) var infeasibility: LinearRow?

    /// The number of changes of the set of basic symbols.
    private(set) var basisChanges = 0

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind) -> Int {
        if let symbol = unusedSymbols.popLast() {
            kinds[symbol] = kind
            return symbol
        }
        kinds.append(kind)
        definitions.append(nil)
        isReferenced.append(false)
        rowOfSymbol.append(nil)
        columns.append([])
        columnLimits.append(Self.shortColumn)
        return kinds.count - 1
    }

    /// Releases a symbol that no row and no definition contains.
    mutating func forget(_ symbol: Int) {
        kinds[symbol] = .unused
        columns[symbol] = []
        columnLimits[symbol] = Self.shortColumn
        unusedSymbols.append(symbol)
    }

    func row(of symbol: Int) -> Int? { rowOfSymbol[symbol] }

    func isBasic(_ symbol: Int) -> Bool { rowOfSymbol[symbol] != nil || definitions[symbol] != nil }

    // MARK: Definitions

    /// Makes a nonbasic variable basic: solves `row = 0` for it.
    ///
    /// - Precondition: Nothing that the row refers to depends on the variable.
    mutating func define(_ variable: Int, by row: LinearRow) {
        var row = row
        row.solve(for: variable)
        for term in row.terms { isReferenced[term.symbol] = true }
        definitions[variable] = row
        basisChanges += 1
    }

    // MARK: Rows

    /// Inserts a row as the value of a symbol that no other row contains.
    mutating func insert(_ row: LinearRow, for symbol: Int) {
        let place = unusedRows.popLast() ?? rows.count
        if place == rows.count {
            rows.append(row)
            basics.append(symbol)
        } else {
            rows[place] = row
            basics[place] = symbol
        }
        rowOfSymbol[symbol] = place
        basisChanges += 1
        for term in row.terms { note(term.symbol, in: place) }
        objective.substitute(row, for: symbol)
    }

    mutating func removeRow(_ place: Int) {
        if let symbol = basics[place] { rowOfSymbol[symbol] = nil }
        basics[place] = nil
        rows[place] = LinearRow()
        unusedRows.append(place)
        basisChanges += 1
    }

    mutating func setConstant(_ constant: Double, of place: Int) { rows[place].constant = constant }

    /// Removes a nonbasic symbol from all rows and from the objective.
    mutating func erase(_ symbol: Int) {
        for row in columns[symbol] { rows[row].remove(symbol) }
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
        basisChanges += 1
        note(leaving, in: place)
        substitute(place)
    }

    /// Calls `body` with each row that contains a symbol, some of them repeatedly, its basic symbol and the coefficient.
    func forEachRow(containing symbol: Int, _ body: (_ row: Int, _ basic: Int, _ coefficient: Double) -> Void) {
        for row in columns[symbol] {
            guard let basic = basics[row] else { continue }
            let coefficient = rows[row].coefficient(of: symbol)
            if coefficient != 0 { body(row, basic, coefficient) }
        }
    }

    /// Substitutes a row for its basic symbol in all other rows, in the objective and in the infeasibility.
    private mutating func substitute(_ place: Int) {
        guard let symbol = basics[place] else { return }
        let row = rows[place]
        // `symbol` is basic now and occurs in no other row after the loop, so its column becomes empty.
        let users = columns[symbol]
        columns[symbol] = []
        columnLimits[symbol] = Self.shortColumn
        var inserted: [Int] = []
        for user in users where user != place {
            let coefficient = rows[user].remove(symbol)
            guard coefficient != 0 else { continue }
            inserted.removeAll(keepingCapacity: true)
            rows[user].add(row, times: coefficient, inserted: &inserted)
            for term in inserted { note(term, in: user) }
        }
        objective.substitute(row, for: symbol)
        if let coefficient = infeasibility?.remove(symbol), coefficient != 0 { infeasibility?.add(row, times: coefficient, inserted: &inserted) }
    }

    // MARK: Columns

    /// The length up to which a column keeps outdated indices.
    private static let shortColumn = 16

    /// Records that a row contains a symbol.
    private mutating func note(_ symbol: Int, in place: Int) {
        columns[symbol].append(place)
        if columns[symbol].count >= columnLimits[symbol] { compact(symbol) }
    }

    /// Drops the outdated and repeated indices of a column.
    ///
    /// The limit doubles with the number of indices that remain, so the cost for each recorded index is constant, but for the searches in rows.
    private mutating func compact(_ symbol: Int) {
        var kept: [Int] = []
        for place in columns[symbol].sorted() where place != kept.last && rows[place].coefficient(of: symbol) != 0 { kept.append(place) }
        columns[symbol] = kept
        columnLimits[symbol] = max(Self.shortColumn, 2 * kept.count)
    }

    // MARK: Infeasibility

    /// Starts the first phase of the simplex method, which minimises `row`.
    mutating func beginInfeasibility(_ row: LinearRow) { infeasibility = row }

    /// Ends the first phase of the simplex method and returns the minimum.
    mutating func endInfeasibility() -> Double {
        defer { infeasibility = nil }
        return infeasibility?.constant ?? 0
    }
}

extension Tableau {
    /// Creates a tableau without equations in which variables keep the symbols that they have in another tableau.
    init(keepingVariablesOf kinds: [SymbolKind]) {
        self.init()
        for _ in kinds { _ = makeSymbol(.variable) }
        // `makeSymbol` reuses the symbol that was released last. The reversed order releases the lowest symbol last, so it is reused first.
        for (symbol, kind) in kinds.enumerated().reversed() where kind != .variable { forget(symbol) }
    }
}
