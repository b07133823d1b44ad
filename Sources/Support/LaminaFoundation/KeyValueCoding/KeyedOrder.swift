import Foundation

/// The order of values of properties.
enum KeyedOrder {
    /// Compares numbers, texts and dates; nothing comes first, and all other values are equal.
    static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
        switch (first, second) {
        case (is NSNull, is NSNull): .orderedSame
        case (is NSNull, _): .orderedAscending
        case (_, is NSNull): .orderedDescending
        case (let first as NSNumber, let second as NSNumber): first.compare(second)
        case (let first as String, let second as String): first.compare(second)
        case (let first as Date, let second as Date): first.compare(second)
        default: .orderedSame
        }
    }
}
