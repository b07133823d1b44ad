/// The chunks of a RIFF file, or of a part of one.
struct RIFFChunks {
    /// One chunk: four letters and a payload.
    struct Chunk {
        let type: String
        /// The position of the four letters.
        let start: Int
        /// The payload that is there; shorter than declared at the end of a truncated file.
        let payload: Range<Int>
        let isWhole: Bool
    }

    private(set) var list: [Chunk] = []

    /// Reads the chunks that begin in a range.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        var place = range.lowerBound
        while place + 8 <= range.upperBound, let length = bytes.little(at: place + 4, 4) {
            let end = place + 8 + length
            list.append(
                Chunk(
                    type: String(decoding: bytes[place..<place + 4], as: UTF8.self), start: place,
                    payload: place + 8..<min(end, range.upperBound), isWhole: end <= range.upperBound))
            // Payloads of odd length are padded.
            place = end + length % 2
        }
    }

    /// Returns the first whole chunk of a type.
    func first(_ type: String) -> Range<Int>? { list.first { $0.type == type && $0.isWhole }?.payload }
}

extension [UInt8] {
    /// Appends a RIFF chunk, padded to an even length.
    mutating func appendRIFF(_ type: String, _ payload: [UInt8]) {
        append(contentsOf: type.utf8)
        appendLittle(payload.count, 4)
        append(contentsOf: payload)
        if payload.count % 2 == 1 { append(0) }
    }
}
