/// A constant plus multiples of symbols, with room for every symbol, so that a term is found without a search.
struct SymbolSum {
    private var constant = 0.0
    private var coefficients: [Double] = []
    private var isTouched: [Bool] = []
    /// The symbols that were added since the last `drain()`.
    private(set) var touched: [Int] = []

    /// Makes room for the symbols below a number.
    mutating func reserve(_ count: Int) {
        guard coefficients.count < count else { return }
        let missing = count - coefficients.count
        coefficients.append(contentsOf: repeatElement(0, count: missing))
        isTouched.append(contentsOf: repeatElement(false, count: missing))
    }

    mutating func add(_ row: LinearRow, times factor: Double) {
        constant += row.constant * factor
        for term in row.terms {
            coefficients[term.symbol] += term.coefficient * factor
            if isTouched[term.symbol] { continue }
            isTouched[term.symbol] = true
            touched.append(term.symbol)
        }
    }

    /// Removes the term of a symbol and returns its coefficient.
    mutating func take(_ symbol: Int) -> Double {
        defer { coefficients[symbol] = 0 }
        return coefficients[symbol]
    }

    /// Returns the sum as a row and becomes zero.
    mutating func drain() -> LinearRow {
        var row = LinearRow(constant: constant)
        touched.sort()
        for symbol in touched {
            if abs(coefficients[symbol]) >= LinearRow.tolerance { row.terms.append(Term(symbol: symbol, coefficient: coefficients[symbol])) }
            coefficients[symbol] = 0
            isTouched[symbol] = false
        }
        touched.removeAll(keepingCapacity: true)
        constant = 0
        return row
    }
}
