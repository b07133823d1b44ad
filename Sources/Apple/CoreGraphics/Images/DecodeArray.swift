import Foundation

/// The values of the least and of the greatest sample of each component, at a fixed address.
///
/// Unchecked because the memory is written by the initialiser only.
@safe
final class DecodeArray: @unchecked Sendable {
    private let numbers: UnsafeMutableBufferPointer<CGFloat>

    /// Copies numbers; nil when one is NaN or infinite.
    ///
    /// - Parameter source: The address of `count` numbers, an even number of them.
    init?(_ source: UnsafePointer<CGFloat>, count: Int) {
        let values = unsafe UnsafeBufferPointer(start: source, count: count)
        guard unsafe values.allSatisfy({ $0.isFinite }) else { return nil }
        unsafe numbers = .allocate(capacity: count)
        _ = unsafe numbers.initialize(from: values)
    }

    deinit { unsafe numbers.deallocate() }

    /// The address of the numbers, valid as long as this object lives.
    var address: UnsafePointer<CGFloat>? { unsafe UnsafePointer(numbers.baseAddress) }

    /// The numbers in pairs.
    var pairs: [DecodePair] {
        unsafe stride(from: 0, to: numbers.count, by: 2).map { index in
            unsafe DecodePair(low: Double(numbers[index]), high: Double(numbers[index + 1]))
        }
    }
}
