package import Foundation

extension NSCoder {
    /// Writes the content of an object as bytes.
    ///
    /// Foundation ends the process at an object of a class that the reader did not expect. Bytes have no class, so an object that archives nothing
    /// but its content can be read from any archive: a forged one has no content, or content that cannot be decoded.
    package func encode(content: some Encodable, forKey key: String) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let bytes = try? encoder.encode([content]) else {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(type(of: content)) cannot be archived; it is left out")
        }
        // The coder copies the bytes during the call.
        unsafe bytes.withUnsafeBytes { unsafe encodeBytes($0.bindMemory(to: UInt8.self).baseAddress, length: $0.count, forKey: key) }
    }

    /// Reads content that `encode(content:forKey:)` wrote; nil, with an error of the coder, when it is missing or malformed.
    package func content<Content: Decodable>(_ type: Content.Type = Content.self, forKey key: String) -> Content? {
        // The bytes are copied before the call ends.
        let bytes = unsafe withDecodedUnsafeBytes(forKey: key) { unsafe $0.map { unsafe Data($0) } }
        let content = bytes.flatMap { try? PropertyListDecoder().decode([Content].self, from: $0) }
        if content?.count != 1 { failArchive("\(type) is missing or malformed") }
        return content?.first
    }

    /// Ends decoding with an error of Foundation's domain, whose description says what is wrong with the archive.
    package func failArchive(_ description: String) {
        failWithError(CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: description]))
    }
}
