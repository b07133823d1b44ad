/// The values of a coverage, in memory that the last who holds them may use again.
///
/// `@unchecked Sendable`: written only by whoever has the one reference that there is.
final class CoverageValues: @unchecked Sendable {
    // Not checked for writing while somebody reads, for the same reason.
    @safe @exclusivity(unchecked) private(set) var runs: [Coverage.Run] = []
    @safe @exclusivity(unchecked) private(set) var alphas: [UInt8] = []
    @safe @exclusivity(unchecked) private(set) var rowStarts: [Int32] = []

    init() {}

    init(_ runs: [Coverage.Run], _ alphas: [UInt8], _ rowStarts: [Int32]) {
        (self.runs, self.alphas, self.rowStarts) = (runs, alphas, rowStarts)
    }

    /// The memory that it takes, in bytes.
    var byteCount: Int { runs.capacity * MemoryLayout<Coverage.Run>.stride + alphas.capacity + rowStarts.capacity * 4 }

    /// Has memory for so many values, and not far too much.
    func fits(_ runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> Bool {
        runs.capacity >= runCount && alphas.capacity >= alphaCount && rowStarts.capacity >= rowCount
            && !isFarTooLarge(for: runCount, alphaCount, rowCount)
    }

    /// Would waste memory on so many values.
    func isFarTooLarge(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> Bool {
        byteCount > 1 << 14 && byteCount > 8 * (runCount * MemoryLayout<Coverage.Run>.stride + alphaCount + rowCount * 4)
    }

    /// The same object without values and with memory for so many.
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

    /// Lends runs and starts of rows to `body`, which writes them.
    func write(_ body: (_ runs: inout [Coverage.Run], _ rowStarts: inout [Int32]) -> Void) { body(&runs, &rowStarts) }
}

extension Array {
    /// Removes all elements and makes room for `count`, by powers of two: what turns or grows needs new memory seldom.
    fileprivate mutating func empty(for count: Int) {
        guard capacity < count else { return removeAll(keepingCapacity: true) }
        self = []
        reserveCapacity(1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    }
}
