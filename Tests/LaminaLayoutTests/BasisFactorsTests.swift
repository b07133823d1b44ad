import TestRandom
import Testing

@testable import LaminaLayout

struct BasisFactorsTests {
    /// Returns the equations of a random system, sparse and mostly solvable.
    private func equations(_ random: inout Random) -> [[Term]] {
        let count = Int.random(in: 1...14, using: &random)
        return (0..<count).map { own in
            // Each equation has a symbol of its own and some others.
            var row = LinearRow(terms: [Term(symbol: own, coefficient: Double(1 + random.below(3)))])
            for _ in 0..<random.below(4) { row.add(random.below(count), Double(random.below(9)) / 2 - 2.25) }
            return row.terms
        }
    }

    @Test func valuesSatisfyAllEquations() throws {
        var random = Random(seed: 3)
        var solved = 0
        for _ in 0..<300 {
            let equations = equations(&random)
            guard let factors = BasisFactors(equations, symbolCount: equations.count) else { continue }
            let constants = equations.map { _ in Double(random.below(100)) - 50 }
            let values = factors.values(constants)
            for (terms, constant) in zip(equations, constants) {
                let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.symbol] }
                #expect(abs(sum) < 1e-5 * (values.reduce(1) { max($0, abs($1)) }))
            }
            solved += 1
        }
        #expect(solved > 250)
    }

    @Test func multipliersCombineTheEquationsToARow() throws {
        var random = Random(seed: 5)
        for _ in 0..<300 {
            let equations = equations(&random)
            guard let factors = BasisFactors(equations, symbolCount: equations.count) else { continue }
            let row = equations.indices.map { Term(symbol: $0, coefficient: Double(random.below(7)) - 3) }
            let multipliers = factors.multipliers(of: row)
            var rest = row.map(\.coefficient)
            for (terms, multiplier) in zip(equations, multipliers) {
                for term in terms { rest[term.symbol] -= multiplier * term.coefficient }
            }
            let largest = multipliers.reduce(1) { max($0, abs($1)) }
            #expect(rest.allSatisfy { abs($0) < 1e-5 * largest })
        }
    }

    @Test func dependentEquationsHaveNoFactors() {
        let row = [Term(symbol: 0, coefficient: 1), Term(symbol: 1, coefficient: -1)]
        #expect(BasisFactors([row, row.map { Term(symbol: $0.symbol, coefficient: 2 * $0.coefficient) }], symbolCount: 2) == nil)
    }
}
