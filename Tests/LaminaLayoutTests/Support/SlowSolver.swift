import LaminaLayout

/// A simple reference solver for layout constraints: a dense simplex tableau, rebuilt for every query and every priority.
struct SlowSolver {
    let variables: [LayoutVariable]
    let constraints: [LinearConstraint]

    /// True when all required constraints can hold together.
    var isFeasible: Bool { least([:], priority: LinearConstraint.required) < 1e-6 }

    /// The minimum sum of errors for each priority, from the highest down; a lower priority never increases the error of a higher one.
    var misses: [Double: Double] {
        var found: [Double: Double] = [:]
        for priority in Set(constraints.map(\.priority)).sorted(by: >) { found[priority] = least(found, priority: priority) }
        return found
    }

    /// Returns the minimum sum of errors of a priority, given limits for the sums of other priorities.
    ///
    /// Every constraint may be violated.
    private func least(_ limits: [Double: Double], priority: Double) -> Double {
        let parts = 2 * variables.count
        let columns = parts + 3 * constraints.count
        var rows: [[Double]] = []
        for (index, constraint) in constraints.enumerated() {
            // A free variable is the difference of two non-negative columns. Each constraint adds columns for shortfall, excess and slack.
            var row = [Double](repeating: 0, count: columns + 1)
            for term in constraint.terms {
                let place = variables.firstIndex(of: term.variable) ?? 0
                row[2 * place] += term.coefficient
                row[2 * place + 1] -= term.coefficient
            }
            let own = parts + 3 * index
            row[own] = 1
            row[own + 1] = -1
            if constraint.relation == .lessThanOrEqual { row[own + 2] = 1 }
            if constraint.relation == .greaterThanOrEqual { row[own + 2] = -1 }
            row[columns] = -constraint.constant
            rows.append(row)
        }
        func cost(_ wanted: Double) -> [Double] {
            var cost = [Double](repeating: 0, count: columns)
            for (index, constraint) in constraints.enumerated() where constraint.priority == wanted {
                cost[parts + 3 * index] = 1
                cost[parts + 3 * index + 1] = 1
            }
            return cost
        }
        for (level, limit) in limits.sorted(by: { $0.key > $1.key }) { rows.append(cost(level) + [limit]) }
        var dense = DenseSimplex(rows: rows, cost: cost(priority))
        // The limits can be equations: each limit is already a minimum, so the sum cannot fall below it.
        return dense.minimum()
    }
}

/// Minimises a linear cost over non-negative variables under equations, by the two-phase simplex method on full rows.
struct DenseSimplex {
    private var rows: [[Double]]
    private let cost: [Double]
    private var basis: [Int] = []

    init(rows: [[Double]], cost: [Double]) {
        self.rows = rows.map { row in row[row.count - 1] < 0 ? row.map { -$0 } : row }
        self.cost = cost
    }

    mutating func minimum() -> Double {
        let count = cost.count
        for index in rows.indices {
            let extra = rows.indices.map { $0 == index ? 1.0 : 0 }
            rows[index] = Array(rows[index][..<count]) + extra + [rows[index][count]]
        }
        basis = rows.indices.map { count + $0 }
        _ = minimize([Double](repeating: 0, count: count) + [Double](repeating: 1, count: rows.count), allowed: count + rows.count)
        for index in rows.indices where basis[index] >= count {
            if let column = (0..<count).first(where: { abs(rows[index][$0]) > 1e-7 }) { pivot(index, column) }
        }
        return minimize(cost + [Double](repeating: 0, count: rows.count), allowed: count)
    }

    private mutating func minimize(_ cost: [Double], allowed: Int) -> Double {
        // The reduced costs: the cost of one unit of each column, followed by the negated total cost.
        var reduced = cost + [0]
        for index in rows.indices { Self.subtract(cost[basis[index]], of: rows[index], from: &reduced) }
        while let entering = (0..<allowed).first(where: { reduced[$0] < -1e-7 }) {
            let ratios = rows.indices.filter { rows[$0][entering] > 1e-7 }
            guard let leaving = ratios.min(by: { ratio($0, entering) < ratio($1, entering) }) else { break }
            pivot(leaving, entering)
            Self.subtract(reduced[entering], of: rows[leaving], from: &reduced)
        }
        return -reduced[cost.count]
    }

    private static func subtract(_ factor: Double, of row: [Double], from other: inout [Double]) {
        if factor == 0 { return }
        for index in other.indices { other[index] -= factor * row[index] }
    }

    private func ratio(_ row: Int, _ column: Int) -> (Double, Int) { ((rows[row].last ?? 0) / rows[row][column], basis[row]) }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = rows[row][column]
        rows[row] = rows[row].map { $0 / divisor }
        for other in rows.indices where other != row {
            Self.subtract(rows[other][column], of: rows[row], from: &rows[other])
        }
        basis[row] = column
    }
}
