public import Foundation
import LaminaProcess

extension Data {
    /// Reads the contents of a URL; those of a `data:` URL are in the URL itself.
    ///
    /// For a URL of the network, Foundation's networking is loaded first; in a film, its answers are those of the film.
    ///
    /// On Linux, Foundation's `init(contentsOf:options:)` fails for `data:` URLs, and never returns for one with broken base64. A call without
    /// options chooses this initializer, because it has no parameter to fill in.
    ///
    /// - Throws: `CocoaError.fileReadCorruptFile` for a `data:` URL that breaks the rules of RFC 2397; otherwise what Foundation throws.
    public init(contentsOf url: URL) throws {
        guard url.scheme?.lowercased() == "data" else {
            if !url.isFileURL { NetworkModule.load() }
            try self.init(contentsOf: url, options: [])
            return
        }
        guard let data = Data(dataURL: url.absoluteString) else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url]) }
        self = data
    }

    /// Decodes `data:[type][;base64],contents`.
    private init?(dataURL text: String) {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let contents = String(text[text.index(after: comma)...])
        if text[..<comma].lowercased().hasSuffix(";base64") {
            guard let plain = contents.removingPercentEncoding else { return nil }
            self.init(base64Encoded: plain)
        } else {
            self.init(percentEncoded: Array(contents.utf8)[...])
        }
    }

    /// Decodes text in which `%` and two hexadecimal digits stand for a byte.
    private init?(percentEncoded text: ArraySlice<UInt8>) {
        self.init()
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            append(UInt8(digits[0] * 16 + digits[1]))
            rest = rest.dropFirst(2)
        }
    }
}
