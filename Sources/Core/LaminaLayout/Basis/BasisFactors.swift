/// The equations of a tableau's constraints, restricted to the basic symbols and factored, so that they are solved for any constants.
///
/// A tableau keeps results and not how it came by them. Two questions need that: the values of all basic symbols after constants changed, and
/// the constraints that a row was combined from. The constraints' own equations answer both; their number equals that of the basic symbols.
/// Their matrix is eliminated in an order that adds few terms: symbols in one equation and equations of one symbol come first, and for most
/// layouts nothing is left after them.
///
/// - Complexity: Proportional to the number of terms, when one symbol or equation after the other is single.
struct BasisFactors {
    /// Equation `target` was reduced by `factor` times equation `source`.
    struct Reduction {
        let target: Int
        let source: Int
        let factor: Double
    }

    /// An equation that is solved for `symbol`, given the symbols of later pivots.
    struct Pivot {
        let equation: Int
        let symbol: Int
        let coefficient: Double
        let others: [Term]
    }

    private(set) var reductions: [Reduction] = []
    private(set) var pivots: [Pivot] = []
    private let symbolCount: Int

    /// Factors equations.
    ///
    /// - Parameters:
    ///   - equations: The terms of each equation, without repeated symbols.
    ///   - symbolCount: A number above all symbols.
    /// - Returns: nil if the equations do not determine their symbols.
    init?(_ equations: [[Term]], symbolCount: Int) {
        self.symbolCount = symbolCount
        var elimination = BasisElimination(equations, symbolCount: symbolCount)
        guard elimination.run() else { return nil }
        reductions = elimination.reductions
        pivots = elimination.pivots
    }

    /// The values of all symbols for which every equation's sum, plus its constant, is zero.
    func values(_ constants: [Double]) -> [Double] {
        var rest = constants
        for step in reductions { rest[step.target] -= step.factor * rest[step.source] }
        var values = [Double](repeating: 0, count: symbolCount)
        for pivot in pivots.reversed() {
            let sum = pivot.others.reduce(rest[pivot.equation]) { $0 + $1.coefficient * values[$1.symbol] }
            values[pivot.symbol] = -sum / pivot.coefficient
        }
        return values
    }

    /// The multiples of the equations whose sum has the same terms as `row`; the symbols that the equations lack are ignored.
    func multipliers(of row: [Term]) -> [Double] {
        var rest = [Double](repeating: 0, count: symbolCount)
        for term in row { rest[term.symbol] += term.coefficient }
        var multipliers = [Double](repeating: 0, count: pivots.count)
        for pivot in pivots {
            let multiplier = rest[pivot.symbol] / pivot.coefficient
            guard multiplier != 0 else { continue }
            multipliers[pivot.equation] = multiplier
            for term in pivot.others { rest[term.symbol] -= multiplier * term.coefficient }
        }
        for step in reductions.reversed() { multipliers[step.source] -= step.factor * multipliers[step.target] }
        return multipliers
    }
}
