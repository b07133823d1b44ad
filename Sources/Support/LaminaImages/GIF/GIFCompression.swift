/// Compression of a GIF image's indices.
///
/// - Source: Welch 1984, with codes of 3 to 12 bits, the least significant bit first; the inverse of `GIFDecompression`.
struct GIFCompression {
    private let clear: Int
    private var bits: Int
    private var next: Int
    /// A hash table from a word and one more index to the longer word; -1 marks free places.
    private var keys: [Int]
    private var codes: [Int]
    private var buffer = 0
    private var held = 0
    private var result: [UInt8] = []

    /// Twice the number of codes, so that at most half of the places are taken and searches stay short.
    private static let places = 8192

    /// Returns the size of an index and the blocks of codes, with the empty block at their end.
    ///
    /// - Parameter bits: The bits of the largest index, 1...8.
    static func bytes(_ indices: [UInt8], bits: Int) -> [UInt8] {
        let size = max(2, bits)
        var compression = GIFCompression(size: size)
        compression.put(compression.clear)
        compression.compress(indices)
        compression.put(compression.clear + 1)
        if compression.held > 0 { compression.result.append(UInt8(truncatingIfNeeded: compression.buffer)) }
        return [UInt8(size)] + blocks(compression.result) + [0]
    }

    private init(size: Int) {
        clear = 1 << size
        bits = size + 1
        next = clear + 2
        keys = Array(repeating: -1, count: Self.places)
        codes = Array(repeating: 0, count: Self.places)
    }

    private mutating func compress(_ indices: [UInt8]) {
        guard var word = indices.first.map({ Int($0) }) else { return }
        for index in indices.dropFirst() {
            let key = word << 8 | Int(index)
            let place = place(of: key)
            if keys[place] == key {
                word = codes[place]
                continue
            }
            put(word)
            word = Int(index)
            add(key, at: place)
        }
        put(word)
        // The reader adds a word for the last code, which may make the codes after it longer.
        if next == 1 << bits, bits < 12 { bits += 1 }
    }

    /// Returns the place of a key, or the free place where it belongs.
    private func place(of key: Int) -> Int {
        var place = (key &* 0x9E37_79B1) >> 8 & (Self.places - 1)
        while keys[place] >= 0, keys[place] != key { place = (place + 1) & (Self.places - 1) }
        return place
    }

    private mutating func add(_ key: Int, at place: Int) {
        guard next < 4096 else {
            put(clear)
            bits = clear.trailingZeroBitCount + 1
            next = clear + 2
            for index in keys.indices { keys[index] = -1 }
            return
        }
        keys[place] = key
        codes[place] = next
        // The reader knows this word one code later, so it is at `next` when the writer is at `next + 1`.
        if next == 1 << bits, bits < 12 { bits += 1 }
        next += 1
    }

    private mutating func put(_ code: Int) {
        buffer |= code << held
        held += bits
        while held >= 8 {
            result.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            held -= 8
        }
    }

    /// Divides bytes into blocks of at most 255, each after its size.
    private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: 255).flatMap { start in
            let block = bytes[start..<min(start + 255, bytes.count)]
            return [UInt8(block.count)] + block
        }
    }
}
