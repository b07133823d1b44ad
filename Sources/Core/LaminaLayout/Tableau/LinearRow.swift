/// A symbol times a coefficient.
struct Term: Equatable {
    var symbol: Int
    var coefficient: Double
}

/// A constant plus multiples of symbols, sorted by symbol.
struct LinearRow: Equatable {
    var constant = 0.0
    var terms: [Term] = []

    /// Coefficients with a smaller magnitude are treated as zero, because they are the results of rounding errors.
    static let tolerance = 1e-9

    func coefficient(of symbol: Int) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    /// Adds a multiple of a symbol, and drops the term if its coefficient becomes zero.
    mutating func add(_ symbol: Int, _ coefficient: Double) {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else {
            return terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
        }
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) < Self.tolerance { terms.remove(at: index) }
    }

    /// Removes the term of a symbol and returns its coefficient; 0 when the row does not contain the symbol.
    @discardableResult
    mutating func remove(_ symbol: Int) -> Double {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else { return 0 }
        return terms.remove(at: index).coefficient
    }

    /// Adds a multiple of another row.
    ///
    /// - Parameter inserted: Receives the symbols that this row did not contain before, with which the owner updates its columns.
    mutating func add(_ other: LinearRow, times factor: Double, inserted: inout [Int]) {
        constant += other.constant * factor
        // Both term lists are sorted by symbol, so one pass merges them.
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var own = 0
        for theirs in other.terms {
            while own < terms.count, terms[own].symbol < theirs.symbol {
                merged.append(terms[own])
                own += 1
            }
            let added = theirs.coefficient * factor
            if own < terms.count, terms[own].symbol == theirs.symbol {
                let sum = terms[own].coefficient + added
                if abs(sum) >= Self.tolerance { merged.append(Term(symbol: theirs.symbol, coefficient: sum)) }
                own += 1
            } else if abs(added) >= Self.tolerance {
                merged.append(Term(symbol: theirs.symbol, coefficient: added))
                inserted.append(theirs.symbol)
            }
        }
        merged.append(contentsOf: terms[own...])
        terms = merged
    }

    mutating func negate() {
        constant = -constant
        for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
    }

    /// Solves `row = 0` for `symbol`, whose term the row must contain.
    mutating func solve(for symbol: Int) {
        let divisor = remove(symbol)
        constant /= -divisor
        for index in terms.indices { terms[index].coefficient /= -divisor }
    }

    /// Solves `symbol = row` for `entering`, whose term the row must contain.
    mutating func solve(for entering: Int, insteadOf symbol: Int) {
        let divisor = coefficient(of: entering)
        solve(for: entering)
        add(symbol, 1 / divisor)
    }

    /// The index of a symbol's term, or the index at which to insert it; found by binary search.
    private func index(of symbol: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
