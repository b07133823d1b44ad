import LaminaImages
import LaminaPrimitives

/// The hashes of a golden as its file contains them, with a seal: the hash of all other bytes of the file.
///
///     393x852
///     0a5b…  one line for each frame
///     file 77f3…
///
/// Another program that changes the pixels may keep the text. Then the seal is broken, and the hashes are those of other pixels.
struct SealedHashes {
    let hashes: FrameHashes

    /// Reads the hashes of a file; nil when there are none or the seal is broken.
    init?(in bytes: [UInt8]) {
        guard let (text, rest) = PNG.separating(keyword: Self.keyword, from: bytes),
            let end = text.lastIndex(of: "\n"), text[end...] == "\n\(Self.seal(of: rest))", let hashes = FrameHashes(text: String(text[..<end]))
        else { return nil }
        self.hashes = hashes
    }

    /// Returns the bytes of a PNG file with hashes and seal.
    static func adding(_ hashes: FrameHashes, to bytes: [UInt8]) -> [UInt8] {
        PNG.adding(text: "\(hashes.text)\n\(seal(of: bytes))", keyword: keyword, to: bytes)
    }

    private static let keyword = "Lamina frames"

    private static func seal(of bytes: [UInt8]) -> String {
        var hash = StableHash()
        hash.add(bytes: bytes.span)
        return "file \(hash.text)"
    }
}
