import Foundation
import FoundationXML

/// Reads Interface Builder's XML into elements, within limits on size, depth and count.
final class NibParser: NSObject, XMLParserDelegate {
    /// Most bytes that a nib may have.
    static let mostBytes = 8 << 20
    private static let mostElements = 100_000
    private static let deepest = 100

    private let file: String
    private var open: [NibElement] = []
    private var root: NibElement?
    private var count = 0
    private var failure: NibError?

    private init(file: String) { self.file = file }

    /// The root element of a document.
    ///
    /// - Parameter file: What errors call it.
    static func parse(_ data: Data, file: String) throws(NibError) -> NibElement {
        guard data.count <= mostBytes else { throw .tooLarge(file: file, bytes: data.count) }
        let reader = NibParser(file: file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isParsed = parser.parse()
        if let failure = reader.failure { throw failure }
        // The parser does not mind an end that comes too early.
        guard isParsed, reader.open.isEmpty, let root = reader.root else {
            throw .malformed(file: file, line: parser.lineNumber, reason: "not well-formed XML")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        count += 1
        guard count <= Self.mostElements else { return fail(parser, "more than \(Self.mostElements) elements") }
        guard open.count < Self.deepest else { return fail(parser, "nested more than \(Self.deepest) deep") }
        let element = NibElement(name: elementName, line: parser.lineNumber, attributes: attributeDict)
        open.last?.add(element)
        open.append(element)
        if root == nil { root = element }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        open.removeLast()
    }

    private func fail(_ parser: XMLParser, _ reason: String) {
        failure = .malformed(file: file, line: parser.lineNumber, reason: reason)
        parser.abortParsing()
    }
}
