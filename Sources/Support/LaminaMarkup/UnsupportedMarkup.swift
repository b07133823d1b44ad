import Foundation

/// Finds XML constructs that the formats read here do not have and that crash FoundationXML.
///
/// FoundationXML traps on a processing instruction without data, such as `<?x?>`, and on declarations with optional parts inside a document type.
/// `MarkupParser` therefore refuses every document type and every processing instruction before it parses a file.
enum UnsupportedMarkup {
    /// Returns the line of the first document type or processing instruction; nil without one.
    ///
    /// An XML declaration at the start is allowed.
    static func line(in data: Data) -> Int? {
        let bytes = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
        var position = bytes.startIndex
        if bytes.starts(with: Data("<?xml".utf8)) { position = end(of: "?>", in: bytes, from: position) }
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            if rest.starts(with: Data("<!--".utf8)) {
                position = end(of: "-->", in: bytes, from: start + 4)
            } else if rest.starts(with: Data("<![CDATA[".utf8)) {
                position = end(of: "]]>", in: bytes, from: start)
            } else if rest.starts(with: Data("<!".utf8)) || rest.starts(with: Data("<?".utf8)) {
                return 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
            } else {
                position = start + 1
            }
        }
        return nil
    }

    private static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])

    /// Returns the index after the next occurrence of `mark`, or the end of the data.
    private static func end(of mark: String, in bytes: Data, from start: Data.Index) -> Data.Index {
        bytes[start...].firstRange(of: Data(mark.utf8))?.upperBound ?? bytes.endIndex
    }
}
