/// The news of a run in progress: the records since the part before, and the time for which they are complete.
///
/// On the wire: the time (8 bytes, the number's bits, little-endian), a byte that is 1 when the records begin anew, and the records.
package struct HistoryPart: Sendable, Hashable {
    /// Seconds since the start of the run.
    package var duration: Double
    /// True when the records are those of a new `HistoryWriter`, which replace all earlier ones.
    package var beginsAnew: Bool
    package var records: [UInt8]

    package init(duration: Double, beginsAnew: Bool, records: [UInt8]) {
        (self.duration, self.beginsAnew, self.records) = (duration, beginsAnew, records)
    }

    /// Reads a part; nil when the bytes are none.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headerSize, bytes[8] <= 1 else { return nil }
        duration = Double(bitPattern: bytes[..<8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        guard (0...History.longest).contains(duration) else { return nil }
        beginsAnew = bytes[8] == 1
        records = Array(bytes[Self.headerSize...])
    }

    package var bytes: [UInt8] {
        let bits = duration.bitPattern
        return (0..<8).map { UInt8(truncatingIfNeeded: bits >> (UInt64($0) * 8)) } + [beginsAnew ? 1 : 0] + records
    }

    private static let headerSize = 9
}
