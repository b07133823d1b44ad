/// The segments of a JPEG file up to its end.
///
/// - Source: ITU-T T.81, annex B.
struct JPEGSegments {
    /// One segment: the second byte of its marker, and its payload.
    struct Segment {
        let marker: UInt8
        /// The payload that is there, without the two bytes of its length; shorter than declared at the end of a truncated file.
        let payload: Range<Int>
        let isWhole: Bool
    }

    private(set) var list: [Segment] = []
    /// True when the marker of the image's end was found.
    private(set) var isComplete = false

    init(_ bytes: [UInt8]) {
        var place = 2
        while let next = Self.marker(in: bytes, from: place) {
            let marker = bytes[next]
            place = next + 1
            // Restart markers and the temporary marker have no payload.
            if (0xD0...0xD8).contains(marker) || marker == 1 { continue }
            if marker == 0xD9 {
                isComplete = true
                return
            }
            guard let length = bytes.big(at: place, 2), length >= 2 else { return }
            list.append(
                Segment(marker: marker, payload: place + 2..<max(place + 2, min(bytes.count, place + length)), isWhole: place + length <= bytes.count)
            )
            place += length
        }
    }

    /// Returns the index of the second byte of the next marker; bytes before it are padding or compressed pixels.
    private static func marker(in bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let span = bytes.span
        var place = start
        while place + 1 < span.count {
            // After 0xFF, a 0 stands for a byte of compressed pixels, and another 0xFF is padding.
            if span[place] == 0xFF, span[place + 1] != 0, span[place + 1] != 0xFF { return place + 1 }
            place += 1
        }
        return nil
    }
}

/// The contents of a JPEG file's frame header.
struct JPEGFrameHeader {
    let width: Int
    let height: Int
    let depth: Int
    let componentCount: Int
    let isProgressive: Bool

    /// Reads the first frame header; nil when it is missing or cut off.
    init?(_ segments: [JPEGSegments.Segment], _ bytes: [UInt8]) {
        // The markers 0xC4, 0xC8 and 0xCC between them are those of tables.
        let isHeader = { (marker: UInt8) in (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) }
        guard let header = segments.first(where: { isHeader($0.marker) }), header.payload.count >= 6,
            let height = bytes.big(at: header.payload.lowerBound + 1, 2), let width = bytes.big(at: header.payload.lowerBound + 3, 2)
        else { return nil }
        self.width = width
        self.height = height
        depth = Int(bytes[header.payload.lowerBound])
        componentCount = Int(bytes[header.payload.lowerBound + 5])
        isProgressive = header.marker & 3 == 2
    }
}
