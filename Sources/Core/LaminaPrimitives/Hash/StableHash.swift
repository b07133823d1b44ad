/// A 64-bit hash of words that is the same in every run and on every machine; it recognises equal contents and is no protection against attacks.
///
/// Four words at a time are hashed in four lanes, because each multiplication waits for the one before it in its lane.
///
/// - Source: FNV-1a with 64 bits, fed with words instead of bytes. The shift after each multiplication carries the high bits down; without it, changes
///   of the highest bits of two words would cancel each other.
package struct StableHash: Sendable {
    private var lanes: (UInt64, UInt64, UInt64, UInt64)

    /// Creates the hash of no words.
    package init() { lanes = (Self.basis, Self.basis, Self.basis, Self.basis) }

    /// Adds four words.
    @inline(__always)
    package mutating func add(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
        lanes = (Self.step(lanes.0, a), Self.step(lanes.1, b), Self.step(lanes.2, c), Self.step(lanes.3, d))
    }

    /// Adds one word.
    package mutating func add(_ word: UInt64) { lanes.0 = Self.step(lanes.0, word) }

    /// The hash of all words so far.
    package var value: UInt64 {
        // Begun with the basis: the first two lanes would otherwise be interchangeable.
        [lanes.0, lanes.1, lanes.2, lanes.3].reduce(Self.basis, Self.step)
    }

    /// The hash as sixteen hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    private static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x0000_0100_0000_01B3
        return product ^ product >> 32
    }
}

extension StableHash {
    /// Adds the bytes of a block, and then their number.
    ///
    /// Two blocks give another hash than one block of the same bytes.
    package mutating func add(bytes: Span<UInt8>) {
        var start = 0
        while start + 32 <= bytes.count {
            add(Self.word(bytes, start), Self.word(bytes, start + 8), Self.word(bytes, start + 16), Self.word(bytes, start + 24))
            start += 32
        }
        for index in start..<bytes.count { add(UInt64(bytes[index])) }
        add(UInt64(bytes.count))
    }

    /// Adds the UTF-8 bytes of a text, and then their number.
    package mutating func add(_ text: String) { add(bytes: Array(text.utf8).span) }

    /// Reads eight bytes, the first one lowest.
    @inline(__always)
    private static func word(_ bytes: Span<UInt8>, _ start: Int) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<8 { word |= UInt64(bytes[start + offset]) << UInt64(8 * offset) }
        return word
    }
}
