package import Foundation
package import FoundationXML

/// Parses XML into elements, with limits on size, depth and element count.
package final class MarkupParser: NSObject, XMLParserDelegate {
    private let file: String
    private let limits: MarkupLimits
    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var count = 0
    private var failure: MarkupError?

    private init(file: String, limits: MarkupLimits) {
        self.file = file
        self.limits = limits
    }

    /// Parses a document and returns its root element.
    ///
    /// - Parameter file: The file name for errors.
    package static func parse(_ data: Data, file: String, limits: MarkupLimits) throws(MarkupError) -> MarkupElement {
        guard data.count <= limits.bytes else { throw .tooLarge(file: file, bytes: data.count, limit: limits.bytes) }
        // Foundation traps on text or names that are not UTF-8.
        if let line = lineOfInvalidText(data) { throw .malformed(file: file, line: line, reason: "not UTF-8") }
        if let name = declaredEncoding(data), !["utf-8", "us-ascii"].contains(name.lowercased()) {
            throw .malformed(file: file, line: 1, reason: "the declared encoding is \(name); only UTF-8 is supported")
        }
        if let line = UnsupportedMarkup.line(in: data) {
            throw .malformed(file: file, line: line, reason: "it contains a document type or a processing instruction")
        }
        let reader = MarkupParser(file: file, limits: limits)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isParsed = parser.parse()
        if let failure = reader.failure { throw failure }
        // The parser reports success for a truncated document, so open elements are checked too.
        guard isParsed, reader.open.isEmpty, let root = reader.root else {
            throw .malformed(file: file, line: parser.lineNumber, reason: "not well-formed XML")
        }
        return root
    }

    /// Returns the line of the first byte that is invalid UTF-8 or zero; nil when all text is valid.
    private static func lineOfInvalidText(_ data: Data) -> Int? {
        if String(validating: data, as: UTF8.self) != nil, !data.contains(0) { return nil }
        var (line, decoder, bytes) = (1, UTF8(), data.makeIterator())
        while case .scalarValue(let character) = decoder.decode(&bytes), character != "\0" {
            if character == "\n" { line += 1 }
        }
        return line
    }

    /// Returns the encoding in the XML declaration; nil without one.
    private static func declaredEncoding(_ data: Data) -> String? {
        let start = String(decoding: data.prefix(256), as: UTF8.self)
        guard start.hasPrefix("<?xml"), let declaration = start.split(separator: "?>", maxSplits: 1).first else { return nil }
        let parts = declaration.split(separator: "encoding", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let name = parts[1].drop { $0 == "=" || $0.isWhitespace }
        guard let quote = name.first, quote == "\"" || quote == "'" else { return nil }
        return String(name.dropFirst().prefix { $0 != quote })
    }

    package func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        count += 1
        guard count <= limits.elements else { return fail(parser, "more than \(limits.elements) elements") }
        guard open.count < limits.depth else { return fail(parser, "nested more than \(limits.depth) levels deep") }
        guard attributeDict.count <= MarkupLimits.attributes else { return fail(parser, "more than \(MarkupLimits.attributes) attributes") }
        let element = MarkupElement(name: elementName, line: parser.lineNumber, attributes: attributeDict)
        open.last?.add(element)
        open.append(element)
        if root == nil { root = element }
    }

    package func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    package func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        open.removeLast()
    }

    private func fail(_ parser: XMLParser, _ reason: String) {
        failure = .malformed(file: file, line: parser.lineNumber, reason: reason)
        parser.abortParsing()
    }
}
