import Foundation

/// Values as predicates compare them.
enum PredicateValues {
    /// Returns the elements of a collection, the values of a dictionary; nil for other values.
    static func elements(_ value: Any?) -> [Any]? {
        guard let value, !(value is String) else { return nil }
        return (KeyedValues.object(value) as? any KeyedContainer)?.elements
    }

    static func number(_ value: Any) -> NSNumber? { KeyedValues.boxed(value) as? NSNumber }

    /// The value of a number of an integer's type; nil for one with fractions.
    static func integer(_ number: NSNumber) -> Int? {
        // Safe because the text of the type lives as long as the number.
        let kind = unsafe number.objCType.pointee
        return [UInt8(ascii: "d"), UInt8(ascii: "f")].contains(UInt8(bitPattern: kind)) ? nil : Int(exactly: number)
    }

    static func areEqual(_ first: Any?, _ second: Any?, _ options: PredicateComparison.Options) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? String, let second = second as? String { return PredicateTexts.order(first, second, options) == .orderedSame }
        if let first = number(first), let second = number(second) { return first.compare(second) == .orderedSame }
        if let first = first as? Date, let second = second as? Date { return first == second }
        return (KeyedValues.object(first) as? NSObject)?.isSame(as: second) ?? (KeyedValues.object(first) === KeyedValues.object(second))
    }

    /// Returns the order of two values; nil when one is nothing, or, with a report, when they are of different kinds.
    static func order(_ first: Any?, _ second: Any?, _ options: PredicateComparison.Options) -> ComparisonResult? {
        guard let first, let second else { return nil }
        if let first = first as? String, let second = second as? String { return PredicateTexts.order(first, second, options) }
        if let first = number(first), let second = number(second) { return first.compare(second) }
        if let first = first as? Date, let second = second as? Date { return first.compare(second) }
        refuse("“\(first)” and “\(second)” have no order")
        return nil
    }

    /// Reports a comparison that cannot be made, where Apple's systems raise an exception.
    static func refuse(_ reason: String) {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a predicate cannot be evaluated: \(reason); it is false here")
    }
}
