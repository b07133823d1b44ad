import Foundation

/// An operator in a key path, such as `@sum` in `songs.@sum.duration`.
struct CollectionOperator {
    private let name: String
    /// The key path after the operator.
    private let path: String?
    private let collection: AnyObject

    init(_ name: String, _ path: String?, of collection: AnyObject) {
        self.name = name
        self.path = path
        self.collection = collection
    }

    /// The operator's result; nil for the greatest and the least of nothing, and for unknown operators, which are reported.
    var value: Any? {
        guard let elements = (collection as? any KeyedContainer)?.elements else { return unknown() }
        switch name {
        case "@count": return NSNumber(value: elements.count)
        case "@sum": return numbers(elements).reduce(NSDecimalNumber.zero, { $0.adding($1) })
        case "@avg": return average(elements)
        case "@max": return values(elements).reduce(nil, { better($0, $1, .orderedAscending) })
        case "@min": return values(elements).reduce(nil, { better($0, $1, .orderedDescending) })
        case "@unionOfObjects": return values(elements) as NSArray
        case "@distinctUnionOfObjects": return distinct(values(elements))
        case "@unionOfArrays": return flattened(elements) as NSArray
        case "@distinctUnionOfArrays": return distinct(flattened(elements))
        case "@distinctUnionOfSets": return NSSet(array: flattened(elements))
        default: return unknown()
        }
    }

    private func unknown() -> Any? {
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "\(KeyedValues.name(of: collection)) has no operator \(name) for key paths; it is nil")
        return nil
    }

    /// The values at the path, without nil.
    private func values(_ elements: [Any]) -> [Any] {
        elements.compactMap { element in
            guard !(element is NSNull) else { return nil }
            guard let path else { return element }
            let value = KeyedValues.perform(.valueAtPath(path), on: KeyedValues.object(element))
            return value is NSNull ? nil : value
        }
    }

    private func flattened(_ elements: [Any]) -> [Any] {
        elements.flatMap { element in
            let inner = (KeyedValues.object(element) as? any KeyedContainer)?.elements ?? []
            return values(inner)
        }
    }

    /// The values without repetitions; Foundation's ordered set here keeps repetitions of an array.
    private func distinct(_ values: [Any]) -> NSArray {
        var seen = Set<NSObject>()
        return values.filter { value in (value as? NSObject).map { seen.insert($0).inserted } ?? true } as NSArray
    }

    // MARK: Numbers

    private func numbers(_ elements: [Any]) -> [NSDecimalNumber] {
        values(elements).map { NSDecimalNumber(decimal: ($0 as? NSNumber)?.decimalValue ?? Decimal(string: "\($0)") ?? 0) }
    }

    private func average(_ elements: [Any]) -> NSNumber {
        let numbers = numbers(elements)
        guard !numbers.isEmpty else { return 0 }
        return numbers.reduce(NSDecimalNumber.zero) { $0.adding($1) }.dividing(by: NSDecimalNumber(value: numbers.count))
    }

    /// Returns the second value if the first one comes before it in the order.
    private func better(_ first: Any?, _ second: Any, _ order: ComparisonResult) -> Any? {
        guard let first else { return second }
        return KeyedOrder.compare(first, second) == order ? second : first
    }
}
