/// The limits of an XML document.
package struct MarkupLimits: Sendable {
    /// The greatest size of a file, in bytes.
    package let bytes: Int
    /// The greatest number of elements.
    package let elements: Int
    /// The greatest number of elements inside each other; FoundationXML itself stops at 256.
    package let depth: Int
    /// The greatest number of attributes of an element.
    static let attributes = 500

    package init(bytes: Int, elements: Int, depth: Int) { (self.bytes, self.elements, self.depth) = (bytes, elements, depth) }
}

/// A failure to parse an XML document; every case names the file.
package enum MarkupError: Error, Hashable {
    /// The file exceeds the size limit.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// The file is not well-formed XML, or exceeds the limits on depth or element count; `line` counts from 1.
    case malformed(file: String, line: Int, reason: String)
}
