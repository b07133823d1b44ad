public import Foundation

extension NSAttributedString {
    /// The kind of document in data or a file.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name, as in archives.
        public let rawValue: String
        /// Creates a value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text, which cannot be read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments, which cannot be read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The key of an option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name, as in archives.
        public let rawValue: String
        /// Creates a value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of document, a `DocumentType`; found by its content by default.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The attributes of plain text, a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The encoding of the characters, a number with the raw value of a `String.Encoding`; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    /// The key of a property of a document that was read.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name, as in archives.
        public let rawValue: String
        /// Creates a value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of document, a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of the characters, a number.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document of plain text or HTML.
    ///
    /// - Parameter dict: Receives the kind of document and its encoding, by the raw values of `DocumentAttributeKey`.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try ReadDocument(data, options)
        // Safe because the caller's pointer is valid during the call.
        unsafe dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// Reads a file of plain text or HTML.
    ///
    /// - Parameter dict: Receives the kind of document and its encoding, by the raw values of `DocumentAttributeKey`.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        // Safe because the pointer is only passed on.
        try unsafe self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

/// The text and properties of a document in data.
private struct ReadDocument {
    let text: NSAttributedString
    let attributes: NSDictionary

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let encoding = (options[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
        guard let string = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let start = string.drop(while: \.isWhitespace)
        let type = Self.type(options[.documentType]) ?? (start.hasPrefix("<") ? .html : start.hasPrefix("{\\rtf") ? .rtf : .plain)
        switch type {
        case .html: text = NSAttributedString(html: string)
        case .plain: text = NSAttributedString(string: string, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        default: throw CocoaError(.fileReadUnsupportedScheme)
        }
        attributes = ["DocumentType": type.rawValue as NSString, "CharacterEncoding": NSNumber(value: encoding.rawValue)]
    }

    /// The kind of document of an option, which old code gives as a string.
    private static func type(_ option: Any?) -> NSAttributedString.DocumentType? {
        option as? NSAttributedString.DocumentType ?? (option as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
    }
}
