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

    /// Returns the text of a keyword in PNG bytes; nil without it, and in bytes that are no PNG.
    ///
    /// The checksum is not checked, and the text may stand behind the pixels.
    package static func text(keyword: String, in bytes: [UInt8]) -> String? {
        guard bytes.starts(with: PNGChunks.signature) else { return nil }
        let start = Array(keyword.utf8) + [0]
        return PNGChunks(bytes).list.lazy
            .filter { $0.type == "tEXt" && $0.isWhole && bytes[$0.payload].starts(with: start) }
            .map { String(decoding: bytes[$0.payload].dropFirst(start.count), as: UTF8.self) }.first
    }

    /// The end of the signature and of the header's chunk.
    private static let headerEnd = 33
}
