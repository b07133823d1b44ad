/// A file format of still and animated images; the raw value is its usual name.
package enum ImageFileFormat: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"

    /// The format whose files begin with these bytes; nil when no format has them, or when there are too few.
    package init?(of bytes: [UInt8]) {
        func begins(_ start: [UInt8], at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: start) }
        if begins(PNGChunks.signature) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else {
            return nil
        }
    }

    /// True when more bytes could turn these into the start of a file of any format.
    package static func isPossible(_ bytes: [UInt8]) -> Bool {
        let starts: [[UInt8]] = [PNGChunks.signature, [0xFF, 0xD8, 0xFF], Array("GIF87a".utf8), Array("GIF89a".utf8), Array("RIFF".utf8)]
        if starts.contains(where: { $0.starts(with: bytes) }) { return true }
        return bytes.count < 12 && bytes.starts(with: "RIFF".utf8) && "WEBP".utf8.starts(with: bytes.dropFirst(8))
    }
}
