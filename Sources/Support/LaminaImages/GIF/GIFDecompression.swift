/// Decompression of a GIF image's indices.
///
/// - Source: Welch 1984, "A Technique for High-Performance Data Compression", with codes of 3 to 12 bits, the least significant bit first.
enum GIFDecompression {
    /// Returns the indices that can be read, at most `most`.
    ///
    /// - Parameters:
    ///   - start: The position of the first block; each has its size before it.
    ///   - codeSize: The bits of an index, 1...8; none are read for other numbers.
    static func indices(_ bytes: [UInt8], from start: Int, codeSize: Int, most: Int) -> [UInt8] {
        guard (1...8).contains(codeSize) else { return [] }
        var result: [UInt8] = []
        result.reserveCapacity(min(most, 1 << 20))
        var codes = CodeReader(bytes, start)
        var words = Words(codeSize: codeSize)
        while result.count < most, let code = codes.next(bits: words.bits) {
            if code == words.clear {
                words = Words(codeSize: codeSize)
            } else if code == words.end {
                break
            } else if !words.append(code, to: &result) {
                // A code that does not exist yet: the rest cannot be read.
                break
            }
        }
        if result.count > most { result.removeLast(result.count - most) }
        return result
    }

    /// The words that codes stand for: a word is another word and one more index.
    ///
    /// Each new word is the previous word and the first index of the current one, so it lies in the output already: only its place is stored.
    private struct Words {
        let clear: Int
        var end: Int { clear + 1 }
        /// The number of bits of the next code, which grows as the table fills.
        private(set) var bits: Int
        private let first: Int
        /// The start of each word in the output, and its length, by code from `clear + 2` on.
        private var places: [Int] = []
        private var lengths: [Int] = []
        /// The previous word; nil after a clear code.
        private var last: (place: Int, length: Int)?

        init(codeSize: Int) {
            clear = 1 << codeSize
            first = clear + 2
            bits = codeSize + 1
            places.reserveCapacity(4096)
            lengths.reserveCapacity(4096)
        }

        /// Appends the indices of a code, and adds a word; false for a code without a word.
        mutating func append(_ code: Int, to result: inout [UInt8]) -> Bool {
            let place = result.count
            if let last, first + places.count < 4096 {
                // The word after the previous one ends with the index that is appended next, so it is valid for the current code too.
                places.append(last.place)
                lengths.append(last.length + 1)
            }
            guard code < clear || (code >= first && code - first < places.count) else { return false }
            if code < clear {
                result.append(UInt8(code))
            } else {
                let (from, length) = (places[code - first], lengths[code - first])
                // The source may overlap the target by its last index, so indices are copied one by one.
                for index in from..<from + length { result.append(result[index]) }
            }
            last = (place, result.count - place)
            if first + places.count >= 1 << bits, bits < 12 { bits += 1 }
            return true
        }
    }

    /// Reads codes of any number of bits from the file's chain of blocks.
    private struct CodeReader {
        private let bytes: [UInt8]
        private var place: Int
        /// The bytes of the current block that are left.
        private var left = 0
        private var buffer = 0
        private var held = 0

        init(_ bytes: [UInt8], _ start: Int) {
            self.bytes = bytes
            place = start
        }

        mutating func next(bits: Int) -> Int? {
            while held < bits {
                if left == 0 {
                    guard place < bytes.count, bytes[place] > 0 else { return nil }
                    left = Int(bytes[place])
                    place += 1
                }
                guard place < bytes.count else { return nil }
                buffer |= Int(bytes[place]) << held
                held += 8
                place += 1
                left -= 1
            }
            defer {
                buffer >>= bits
                held -= bits
            }
            return buffer & (1 << bits - 1)
        }
    }
}
