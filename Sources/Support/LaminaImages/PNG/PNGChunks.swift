/// The chunks of a PNG file, in their order.
struct PNGChunks {
    /// One chunk: four letters and a payload.
    struct Chunk {
        let type: String
        /// The payload that is there; shorter than declared at the end of a truncated file.
        let payload: Range<Int>
        let isWhole: Bool
    }

    /// The first eight bytes of every PNG file.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let list: [Chunk]

    /// Reads the chunks up to `IEND` or the end of the bytes.
    ///
    /// - Parameter endsAtPixels: True to leave out the first chunk of pixels and everything after it.
    init(_ bytes: [UInt8], endsAtPixels: Bool = false) {
        var list: [Chunk] = []
        var place = Self.signature.count
        while let length = bytes.big(at: place, 4), place + 8 <= bytes.count {
            let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if endsAtPixels, type == "IDAT" { break }
            let end = min(bytes.count, place + 8 + length)
            list.append(Chunk(type: type, payload: place + 8..<end, isWhole: place + 12 + length <= bytes.count))
            if type == "IEND" { break }
            place += 12 + length
        }
        self.list = list
    }

    /// Returns the payload of the first whole chunk of a type before the pixels.
    func first(_ type: String) -> Range<Int>? {
        list.prefix { $0.type != "IDAT" }.first { $0.type == type && $0.isWhole }?.payload
    }
}

extension [UInt8] {
    /// Appends a PNG chunk: its length, type, payload and checksum.
    mutating func appendChunk(_ type: String, _ payload: some Sequence<UInt8>) {
        let start = count
        appendBig(0, 4)
        append(contentsOf: type.utf8)
        append(contentsOf: payload)
        let length = count - start - 8
        for index in 0..<4 { self[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index)) }
        appendBig(Int(Checksum.crc32(self[(start + 4)...])), 4)
    }
}

/// The checksum of PNG's chunks.
enum Checksum {
    /// The checksum's change by each value of a byte.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    /// Returns the cyclic redundancy check of 32 bits.
    ///
    /// - Source: ISO 3309, as in annex D of the PNG specification.
    static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    }
}
