/// The arrays of a coverage, in memory that the last owner may reuse.
///
/// `@unchecked Sendable`: written only while there is exactly one reference.
final class CoverageValues: @unchecked Sendable {
    // Exclusivity checks at run time are unnecessary for the same reason.
    @safe @exclusivity(unchecked) private(set) var runs: [Coverage.Run] = []
    @safe @exclusivity(unchecked) private(set) var alphas: [UInt8] = []
    @safe @exclusivity(unchecked) private(set) var rowStarts: [Int32] = []

    init() {}

    init(_ runs: [Coverage.Run], _ alphas: [UInt8], _ rowStarts: [Int32]) {
        (self.runs, self.alphas, self.rowStarts) = (runs, alphas, rowStarts)
    }

    /// The size of the allocated memory, in bytes.
    var byteCount: Int { runs.capacity * MemoryLayout<Coverage.Run>.stride + alphas.capacity + rowStarts.capacity * 4 }

    /// Returns true when the capacities suffice for this many values without wasting much memory.
    func fits(_ runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> Bool {
        runs.capacity >= runCount && alphas.capacity >= alphaCount && rowStarts.capacity >= rowCount
            && !wastesMemory(for: runCount, alphaCount, rowCount)
    }

    /// Returns true when this many values would leave most of the memory unused: above 16 KiB, less than one eighth used.
    func wastesMemory(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> Bool {
        byteCount > 1 << 14 && byteCount > 8 * (runCount * MemoryLayout<Coverage.Run>.stride + alphaCount + rowCount * 4)
    }

    /// Removes all values, reserves capacity for this many, and returns the same object.
    func emptied(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues {
        runs.empty(for: runCount)
        alphas.empty(for: alphaCount)
        rowStarts.empty(for: rowCount)
        return self
    }

    func append(_ runs: ArraySlice<Coverage.Run>, _ alphas: ArraySlice<UInt8>, _ rowStarts: [Int32]) {
        self.runs.append(contentsOf: runs)
        self.alphas.append(contentsOf: alphas)
        self.rowStarts.append(contentsOf: rowStarts)
    }

    /// Calls `body` with the arrays of runs and row starts, for writing in place.
    func write(_ body: (_ runs: inout [Coverage.Run], _ rowStarts: inout [Int32]) -> Void) { body(&runs, &rowStarts) }
}

extension Array {
    /// Removes all elements and reserves capacity for `count`, rounded up to a power of two so that a slowly growing shape seldom reallocates.
    fileprivate mutating func empty(for count: Int) {
        guard capacity < count else { return removeAll(keepingCapacity: true) }
        self = []
        reserveCapacity(1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    }
}
