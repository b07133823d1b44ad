import Testing

@testable import LaminaLayout

/// The number of terms with which a solver holds large layouts: it must grow with the number of views, not with its square.
struct SparsityTests {
    private static let count = 400
    private var solver = LayoutSolver()
    private let positions: [LayoutVariable]
    private let lengths: [LayoutVariable]

    init() {
        var solver = LayoutSolver()
        // As in UIKit, the variables of a view are made together.
        let views = (0..<Self.count).map { _ in (position: solver.makeVariable(), length: solver.makeVariable()) }
        (positions, lengths) = (views.map(\.position), views.map(\.length))
        self.solver = solver
    }

    /// Places the views one after the other between 0 and `length`.
    private mutating func fill(_ length: Double) {
        _ = solver.add(LinearConstraint([LinearTerm(positions[0])]))
        for index in 1..<Self.count {
            _ = solver.add(
                LinearConstraint([LinearTerm(positions[index]), LinearTerm(positions[index - 1], -1), LinearTerm(lengths[index - 1], -1)]))
        }
        _ = solver.add(
            LinearConstraint([LinearTerm(positions[Self.count - 1]), LinearTerm(lengths[Self.count - 1])], constant: -length))
    }

    private var terms: Int {
        (solver.tableau.definitions.compactMap { $0 } + solver.tableau.rows).reduce(0) { $0 + $1.terms.count }
    }

    @Test mutating func viewsOfEqualLength() {
        fill(4000)
        for (first, second) in zip(lengths, lengths.dropFirst()) {
            _ = solver.add(LinearConstraint([LinearTerm(second), LinearTerm(first, -1)]))
        }
        #expect(solver.solve().isEmpty)
        #expect(lengths.allSatisfy { abs(solver.value(of: $0) - 10) < 1e-9 })
        #expect(terms <= 3 * Self.count, "\(terms)")
    }

    @Test mutating func textsInARow() {
        fill(4000)
        for (index, length) in lengths.enumerated() {
            let content = -Double(5 + index % 3)
            _ = solver.add(LinearConstraint([LinearTerm(length)], constant: content, .lessThanOrEqual, priority: 250))
            _ = solver.add(LinearConstraint([LinearTerm(length)], constant: content, .greaterThanOrEqual, priority: 750))
        }
        #expect(solver.solve().isEmpty)
        let sum = lengths.reduce(0) { $0 + solver.value(of: $1) }
        #expect(abs(sum - 4000) < 1e-6)
        #expect(terms <= 16 * Self.count, "\(terms)")
    }
}
