/// A hash of 128 bits by which cached files are named.
///
/// - Source: Two FNV-1a hashes of 64 bits with different starting values, over eight bytes at a time.
struct ContentHash {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

    /// Adds a string and its length.
    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            add(UInt64(bytes.count))
            var word: UInt64 = 0
            for position in bytes.indices {
                word = word << 8 | UInt64(unsafe bytes[position])
                if position & 7 == 7 {
                    add(word)
                    word = 0
                }
            }
            add(word)
        }
    }

    private mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x0000_0100_0000_01b3
        first ^= first >> 29
        second = (second ^ word) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 33
    }

    /// 32 hexadecimal digits.
    var text: String {
        [first, second].map { String(repeating: "0", count: $0.leadingZeroBitCount / 4) + ($0 == 0 ? "" : String($0, radix: 16)) }.joined()
    }
}
