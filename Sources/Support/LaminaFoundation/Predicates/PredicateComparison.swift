import Foundation

/// A comparison of two values.
struct PredicateComparison {
    let quantifier: Quantifier?
    let left: PredicateExpression
    let relation: Relation
    let options: Options
    let right: PredicateExpression

    /// The elements of a collection on the left for which the relation must hold.
    enum Quantifier: String {
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    enum Relation: String {
        case equal = "=="
        case different = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case between = "BETWEEN"
        case `in` = "IN"
        case contains = "CONTAINS"
        case begins = "BEGINSWITH"
        case ends = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
    }

    /// The letters in brackets after a relation of texts.
    struct Options: OptionSet {
        let rawValue: Int

        /// `c`: upper and lower case are the same.
        static let ignoringCase = Options(rawValue: 1)
        /// `d`: letters with and without accents are the same.
        static let ignoringAccents = Options(rawValue: 2)
        /// `n`: the texts have been normalised, and are compared unit by unit.
        static let normalized = Options(rawValue: 4)
        /// `l`: by the rules of the user's language.
        static let localized = Options(rawValue: 8)
    }

    func isTrue(in scope: PredicateScope) -> Bool {
        let (first, second) = (left.value(in: scope), right.value(in: scope))
        guard let quantifier else { return holds(first, second) }
        guard let elements = PredicateValues.elements(first) else {
            if first != nil { PredicateValues.refuse("\(quantifier.rawValue) needs a collection on the left, not “\(first ?? "")”") }
            return quantifier == .none
        }
        let values = elements.map { $0 is NSNull ? nil : $0 }
        return switch quantifier {
        case .any: values.contains { holds($0, second) }
        case .all: values.allSatisfy { holds($0, second) }
        case .none: !values.contains { holds($0, second) }
        }
    }

    private func holds(_ first: Any?, _ second: Any?) -> Bool {
        switch relation {
        case .equal: PredicateValues.areEqual(first, second, options)
        case .different: !PredicateValues.areEqual(first, second, options)
        case .less: order(first, second) == .orderedAscending
        case .greater: order(first, second) == .orderedDescending
        case .lessOrEqual: isOrdered(first, second, against: .orderedDescending)
        case .greaterOrEqual: isOrdered(first, second, against: .orderedAscending)
        case .between: isBetween(first, second)
        case .in: isElement(first, of: second)
        case .contains: contains(first, second)
        case .begins, .ends, .like, .matches: compareTexts(first, second)
        }
    }

    private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? { PredicateValues.order(first, second, options) }

    private func isOrdered(_ first: Any?, _ second: Any?, against refused: ComparisonResult) -> Bool {
        if first == nil, second == nil { return true }
        return order(first, second).map { $0 != refused } ?? false
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = PredicateValues.elements(bounds), bounds.count == 2 else {
            PredicateValues.refuse("BETWEEN needs an array of two values")
            return false
        }
        return isOrdered(value, bounds[0], against: .orderedAscending) && isOrdered(value, bounds[1], against: .orderedDescending)
    }

    private func isElement(_ value: Any?, of collection: Any?) -> Bool {
        guard let collection else { return false }
        if let text = collection as? String { return (value as? String).map { PredicateTexts.contains(text, $0, options) } ?? false }
        guard let elements = PredicateValues.elements(collection) else {
            PredicateValues.refuse("“\(collection)” is no collection for IN")
            return false
        }
        return elements.contains { PredicateValues.areEqual(value, $0 is NSNull ? nil : $0, options) }
    }

    private func contains(_ collection: Any?, _ value: Any?) -> Bool {
        guard let collection else { return false }
        if collection is String { return compareTexts(collection, value) }
        return isElement(value, of: collection)
    }

    private func compareTexts(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return false }
        guard let text = first as? String, let part = second as? String else {
            PredicateValues.refuse("\(relation.rawValue) compares texts, not “\(first)” and “\(second)”")
            return false
        }
        return switch relation {
        case .begins: PredicateTexts.begins(text, part, options)
        case .ends: PredicateTexts.ends(text, part, options)
        case .like: PredicateTexts.isLike(text, part, options)
        case .matches: PredicateTexts.matches(text, part, options)
        default: PredicateTexts.contains(text, part, options)
        }
    }
}

extension PredicateComparison: CustomStringConvertible {
    var description: String {
        let letters = [(Options.ignoringCase, "c"), (.ignoringAccents, "d"), (.normalized, "n"), (.localized, "l")]
        let chosen = letters.filter { options.contains($0.0) }.map(\.1).joined()
        let sign = relation.rawValue + (chosen.isEmpty ? "" : "[\(chosen)]")
        return (quantifier.map { "\($0.rawValue) " } ?? "") + "\(left) \(sign) \(right)"
    }
}
