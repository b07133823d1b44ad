import Foundation

/// A statement that is true or false for an object.
indirect enum PredicateNode {
    case constant(Bool)
    case all([PredicateNode])
    case any([PredicateNode])
    case not(PredicateNode)
    case comparison(PredicateComparison)

    func isTrue(in scope: PredicateScope) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let parts): parts.allSatisfy { $0.isTrue(in: scope) }
        case .any(let parts): parts.contains { $0.isTrue(in: scope) }
        case .not(let part): !part.isTrue(in: scope)
        case .comparison(let comparison): comparison.isTrue(in: scope)
        }
    }
}

extension PredicateNode: CustomStringConvertible {
    var description: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .all(let parts): parts.map { $0.isAlternative ? "(\($0))" : "\($0)" }.joined(separator: " AND ")
        case .any(let parts): parts.map { "\($0)" }.joined(separator: " OR ")
        case .not(let part): part.isCompound ? "NOT (\(part))" : "NOT \(part)"
        case .comparison(let comparison): comparison.description
        }
    }

    private var isAlternative: Bool { if case .any = self { true } else { false } }

    private var isCompound: Bool {
        switch self {
        case .all, .any: true
        case .constant, .not, .comparison: false
        }
    }
}
