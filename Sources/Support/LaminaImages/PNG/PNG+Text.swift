extension PNG {
    /// Returns PNG bytes with a text before their pixels.
    ///
    /// - Parameters:
    ///   - keyword: 1 to 79 characters of ASCII.
    ///   - text: ASCII; other characters would be read as Latin 1.
    package static func adding(text: String, keyword: String, to bytes: [UInt8]) -> [UInt8] {
        var result = Array(bytes.prefix(headerEnd))
        result.appendChunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8))
        return result + bytes.dropFirst(headerEnd)
    }

    /// Separates the text of a keyword from PNG bytes; nil without it, and in bytes that are no PNG.
    ///
    /// The checksum is not checked, and the text may stand behind the pixels.
    ///
    /// - Returns: The text, and the bytes without its chunk: those to which `adding` has added it.
    package static func separating(keyword: String, from bytes: [UInt8]) -> (text: String, rest: [UInt8])? {
        guard bytes.starts(with: PNGChunks.signature) else { return nil }
        let start = Array(keyword.utf8) + [0]
        let chunk = PNGChunks(bytes).list.first { $0.type == "tEXt" && $0.isWhole && bytes[$0.payload].starts(with: start) }
        guard let payload = chunk?.payload else { return nil }
        let text = String(decoding: bytes[payload].dropFirst(start.count), as: UTF8.self)
        // Length and type stand before the payload, the checksum behind it.
        return (text, Array(bytes[..<(payload.lowerBound - 8)] + bytes[(payload.upperBound + 4)...]))
    }

    /// The end of the signature and of the header's chunk.
    private static let headerEnd = 33
}
