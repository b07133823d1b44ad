/// The elimination that `BasisFactors` stores.
struct BasisElimination {
    private(set) var reductions: [BasisFactors.Reduction] = []
    private(set) var pivots: [BasisFactors.Pivot] = []

    private var equations: [LinearRow]
    /// The equations that may contain each symbol.
    private var columns: [[Int]]
    private var isSolved: [Bool]
    private var isEliminated: [Bool]
    /// The number of unsolved equations that contain each symbol.
    private var columnCounts: [Int]
    /// The number of symbols of each equation that are not eliminated.
    private var rowCounts: [Int]
    private var singleSymbols: [Int] = []
    private var singleEquations: [Int] = []

    init(_ equations: [[Term]], symbolCount: Int) {
        self.equations = equations.map { LinearRow(terms: $0) }
        columns = [[Int]](repeating: [], count: symbolCount)
        isSolved = [Bool](repeating: false, count: equations.count)
        isEliminated = [Bool](repeating: false, count: symbolCount)
        rowCounts = equations.map(\.count)
        for (index, terms) in equations.enumerated() {
            for term in terms { columns[term.symbol].append(index) }
        }
        columnCounts = columns.map(\.count)
    }

    /// Solves every equation for one symbol.
    ///
    /// - Returns: False if an equation has no symbol left.
    mutating func run() -> Bool {
        singleSymbols = columnCounts.indices.filter { columnCounts[$0] == 1 }
        singleEquations = rowCounts.indices.filter { rowCounts[$0] == 1 }
        peel()
        reduceRest()
        return pivots.count == equations.count
    }

    // MARK: Single symbols and equations

    /// Solves equations whose solution changes no other equation: equations with a single symbol, and equations with a symbol that occurs nowhere
    /// else.
    private mutating func peel() {
        while true {
            if let symbol = singleSymbols.popLast() {
                guard !isEliminated[symbol], columnCounts[symbol] == 1, let equation = columns[symbol].first(where: { !isSolved[$0] }) else {
                    continue
                }
                solve(equation, for: symbol)
            } else if let equation = singleEquations.popLast() {
                guard !isSolved[equation], rowCounts[equation] == 1 else { continue }
                guard let term = equations[equation].terms.first(where: { !isEliminated[$0.symbol] }) else { continue }
                for user in columns[term.symbol] where !isSolved[user] && user != equation {
                    note(equations[user].coefficient(of: term.symbol) / term.coefficient, of: equation, in: user)
                }
                solve(equation, for: term.symbol)
            } else {
                return
            }
        }
    }

    /// Solves an equation for a symbol that no other unsolved equation contains, or will not contain.
    private mutating func solve(_ equation: Int, for symbol: Int) {
        let coefficient = equations[equation].coefficient(of: symbol)
        let others = equations[equation].terms.filter { $0.symbol != symbol && !isEliminated[$0.symbol] }
        pivots.append(BasisFactors.Pivot(equation: equation, symbol: symbol, coefficient: coefficient, others: others))
        isSolved[equation] = true
        isEliminated[symbol] = true
        for other in others {
            columnCounts[other.symbol] -= 1
            if columnCounts[other.symbol] == 1 { singleSymbols.append(other.symbol) }
        }
        for user in columns[symbol] where !isSolved[user] {
            rowCounts[user] -= 1
            if rowCounts[user] == 1 { singleEquations.append(user) }
        }
    }

    private mutating func note(_ factor: Double, of source: Int, in target: Int) {
        reductions.append(BasisFactors.Reduction(target: target, source: source, factor: factor))
    }

    // MARK: Equations that need combination

    /// Eliminates the symbols of the remaining equations, the shortest equation first.
    private mutating func reduceRest() {
        let rest = equations.indices.filter { !isSolved[$0] }
        var byLength: [[Int]] = []
        for equation in rest {
            equations[equation].terms.removeAll { isEliminated[$0.symbol] }
            file(equation, in: &byLength)
        }
        var length = 0
        while length < byLength.count {
            guard let equation = byLength[length].popLast() else {
                length += 1
                continue
            }
            // An equation whose length changed was filed again.
            guard !isSolved[equation], equations[equation].terms.count == length, let symbol = pivotSymbol(of: equation) else { continue }
            for user in reduce(by: equation, symbol) {
                file(user, in: &byLength)
                length = min(length, equations[user].terms.count)
            }
        }
    }

    private func file(_ equation: Int, in byLength: inout [[Int]]) {
        let length = equations[equation].terms.count
        while byLength.count <= length { byLength.append([]) }
        byLength[length].append(equation)
    }

    /// The symbol with the shortest column among those with a coefficient that does not enlarge rounding errors.
    private func pivotSymbol(of equation: Int) -> Int? {
        let terms = equations[equation].terms
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        return terms.filter { abs($0.coefficient) >= largest / 10 }.min { columns[$0.symbol].count < columns[$1.symbol].count }?.symbol
    }

    /// Solves an equation for a symbol and substitutes the symbol in all unsolved equations.
    ///
    /// - Returns: The changed equations.
    private mutating func reduce(by equation: Int, _ symbol: Int) -> [Int] {
        let row = equations[equation]
        let coefficient = row.coefficient(of: symbol)
        isSolved[equation] = true
        isEliminated[symbol] = true
        let others = row.terms.filter { $0.symbol != symbol }
        pivots.append(BasisFactors.Pivot(equation: equation, symbol: symbol, coefficient: coefficient, others: others))
        var changed: [Int] = []
        var inserted: [Int] = []
        for user in columns[symbol] where !isSolved[user] {
            let factor = equations[user].remove(symbol) / coefficient
            guard factor != 0 else { continue }
            inserted.removeAll(keepingCapacity: true)
            equations[user].add(LinearRow(terms: others), times: -factor, inserted: &inserted)
            for new in inserted { columns[new].append(user) }
            note(factor, of: equation, in: user)
            changed.append(user)
        }
        return changed
    }
}
