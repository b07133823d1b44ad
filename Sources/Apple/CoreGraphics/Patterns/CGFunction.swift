public import Foundation

/// A function of some numbers that gives some numbers, such as the colours of a shading.
public final class CGFunction: Sendable {
    /// The number of inputs and of outputs that a function may have at most.
    private static let mostDimensions = 32

    /// The number of inputs.
    let domainDimension: Int
    /// The number of outputs.
    let rangeDimension: Int
    /// The intervals to which inputs are clamped; empty when they are not.
    private let domain: [ClosedRange<CGFloat>]
    /// The intervals to which outputs are clamped; empty when they are not.
    private let range: [ClosedRange<CGFloat>]
    private let info: ClientInfo<CGFunctionCallbacks>

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: A pointer for the callbacks.
    ///   - domainDimension: The number of inputs.
    ///   - domain: The least and the greatest value of each input in turn; inputs outside are clamped. Nil sets no limits.
    ///   - rangeDimension: The number of outputs.
    ///   - range: The least and the greatest value of each output in turn; nil sets no limits.
    /// - Returns: Nil without a callback that computes, for a number of inputs or outputs outside 1...32, and for an empty interval.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int, range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        // The caller guarantees one structure, and two numbers for each input and output.
        let callbacks = unsafe callbacks.pointee
        guard unsafe callbacks.evaluate != nil, (1...Self.mostDimensions).contains(domainDimension),
            (1...Self.mostDimensions).contains(rangeDimension),
            let inputs = unsafe Self.intervals(domain, count: domainDimension), let outputs = unsafe Self.intervals(range, count: rangeDimension)
        else {
            Diagnostics.report(exception: "CGFunctionCreate", detail: "no callback, or dimensions or intervals out of range; no function made")
            return nil
        }
        self.domainDimension = domainDimension
        self.rangeDimension = rangeDimension
        self.domain = inputs
        self.range = outputs
        self.info = unsafe ClientInfo(info, callbacks, release: callbacks.releaseInfo)
    }

    /// Returns the outputs for inputs; an output that is NaN becomes 0.
    ///
    /// - Precondition: There are `domainDimension` inputs.
    func callAsFunction(_ inputs: [CGFloat]) -> [CGFloat] {
        precondition(inputs.count == domainDimension, "a function has a fixed number of inputs")
        let clamped = Self.clamped(inputs, domain)
        var outputs = [CGFloat](repeating: 0, count: rangeDimension)
        // Both buffers have the promised numbers of elements during the call.
        unsafe clamped.withUnsafeBufferPointer { from in
            unsafe outputs.withUnsafeMutableBufferPointer { to in
                guard let source = from.baseAddress, let target = to.baseAddress else { return }
                unsafe info.callbacks.evaluate?(info.pointer, source, target)
            }
        }
        return Self.clamped(outputs.map { $0.isNaN ? 0 : $0 }, range)
    }

    private static func clamped(_ values: [CGFloat], _ intervals: [ClosedRange<CGFloat>]) -> [CGFloat] {
        intervals.isEmpty ? values : zip(values, intervals).map { max($1.lowerBound, min($1.upperBound, $0)) }
    }

    /// Returns `count` intervals; empty without an address, nil when an end is NaN or below the start.
    private static func intervals(_ numbers: UnsafePointer<CGFloat>?, count: Int) -> [ClosedRange<CGFloat>]? {
        guard let numbers = unsafe numbers else { return [] }
        let ends = (0..<count).map { unsafe (numbers[2 * $0], numbers[2 * $0 + 1]) }
        guard ends.allSatisfy({ $0 <= $1 }) else { return nil }
        return ends.map { $0...$1 }
    }
}

extension CGFunction: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGFunction, b: CGFunction) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
