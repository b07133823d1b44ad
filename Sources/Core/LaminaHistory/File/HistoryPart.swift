/// The news of a run in progress: the records since the part before, and the time for which they are complete.
///
/// On the wire: the time (8 bytes, the number's bits, little-endian), a byte that is 1 when the records begin anew, and the records.
package struct HistoryPart: Sendable, Hashable {
    /// Seconds since the start of the run.
    package var duration: Double
    /// True when the records are those of a new `HistoryWriter`, which replace all earlier ones.
    package var beginsAnew: Bool
    /// The number of commits that the app's own budget has left out since the part before.
    package var omittedCommits: Int
    package var records: [UInt8]

    package init(duration: Double, beginsAnew: Bool, omittedCommits: Int = 0, records: [UInt8]) {
        (self.duration, self.beginsAnew, self.omittedCommits, self.records) = (duration, beginsAnew, omittedCommits, records)
    }

    /// Reads a part; nil when the bytes are none.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headerSize, bytes[8] <= 1 else { return nil }
        duration = Double(bitPattern: Self.number(bytes[..<8]))
        guard (0...History.longest).contains(duration), let omitted = UInt32(exactly: Self.number(bytes[9..<17])) else { return nil }
        omittedCommits = Int(omitted)
        beginsAnew = bytes[8] == 1
        records = Array(bytes[Self.headerSize...])
    }

    package var bytes: [UInt8] {
        Self.bytes(of: duration.bitPattern) + [beginsAnew ? 1 : 0] + Self.bytes(of: UInt64(clamping: omittedCommits)) + records
    }

    private static let headerSize = 17

    /// The number that eight bytes have, the lowest one first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    private static func bytes(of number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
}
