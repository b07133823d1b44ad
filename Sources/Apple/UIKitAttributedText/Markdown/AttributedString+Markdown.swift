public import Foundation

extension AttributedString {
    /// The rules for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are read.
        public enum InterpretedSyntax: Int, Sendable {
            /// Paragraphs, headings and lists too; their signs are left out, and they follow each other without line breaks.
            case full = 0
            /// Emphasis, code and links; line breaks become spaces.
            case inlineOnly
            /// Emphasis, code and links; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// The treatment of mistakes; has no effect here, because every text is Markdown.
        public enum FailurePolicy: Int, Sendable {
            /// Throws an error.
            case throwError = 0
            /// Returns the part that was read.
            case returnPartiallyParsedIfPossible
        }

        /// True when attributes in `^[text](name: value)` are read; has no effect here.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are read; `full` by default.
        public var interpretedSyntax: InterpretedSyntax
        /// The treatment of mistakes; has no effect here.
        public var failurePolicy: FailurePolicy
        /// The language of the text; has no effect here.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// Creates a text from Markdown, with links and meanings as attributes.
    ///
    /// - Parameter baseURL: The URL to which addresses of links are relative; nil for none.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init("")
        let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let blocks = options.interpretedSyntax == .full ? MarkdownBlocks.texts(of: markdown) : [markdown]
        for block in blocks {
            for piece in MarkdownScanner.pieces(of: block, keepsLines: keepsLines) {
                var attributes = AttributeContainer()
                if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
                attributes.link = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
                append(AttributedString(piece.text, attributes: attributes))
            }
        }
    }

    /// Creates a text from the bytes of Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

/// The blocks of a Markdown text: paragraphs, headings and items of lists.
enum MarkdownBlocks {
    /// Returns the text of each block, without the signs at the start of its lines.
    static func texts(of markdown: String) -> [String] {
        var blocks: [String] = []
        var continues = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            let bare = bare(text)
            if bare.isEmpty {
                continues = false
            } else if continues, bare.startIndex == text.startIndex {
                blocks[blocks.count - 1] += "\n" + bare
            } else {
                blocks.append(String(bare))
                // The line after a heading begins a new block.
                continues = text.first != "#"
            }
        }
        return blocks
    }

    /// Returns a line without the signs of a heading, a quotation or a list.
    private static func bare(_ line: Substring) -> Substring {
        let marks = line.prefix { $0 == "#" || $0 == ">" }
        if !marks.isEmpty, marks.count <= 6, line.dropFirst(marks.count).first.map({ $0 == " " }) ?? true {
            return line.dropFirst(marks.count).drop { $0 == " " }
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(digits.count)
        let signs = digits.isEmpty ? "-+*" : ".)"
        guard let sign = rest.first, signs.contains(sign), rest.dropFirst().first == " " else { return line }
        return rest.dropFirst().drop { $0 == " " }
    }
}
