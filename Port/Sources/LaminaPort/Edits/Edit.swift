import SwiftSyntax

/// The replacement of a range of bytes of a file.
package struct Edit: Hashable, Sendable {
    /// Offsets in UTF-8.
    package var range: Range<Int>
    package var replacement: String

    package init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// The edits of one file, and the lines that follow its end.
package struct EditList {
    package private(set) var edits: [Edit] = []
    /// Lines that are added after the last line.
    package var appended: [String] = []

    package init() {}

    /// Adds an edit.
    package mutating func add(_ edit: Edit) { edits.append(edit) }

    /// Replaces a node, without the comments and spaces around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) { edits.append(Edit(node.bytes, text)) }

    /// Removes a node and the spaces after it, but no line break.
    mutating func remove(_ node: some SyntaxProtocol) {
        let spaces = node.trailingTrivia.prefix { $0.isSpace }.reduce(0) { $0 + $1.sourceLength.utf8Length }
        edits.append(Edit(node.bytes.lowerBound..<(node.bytes.upperBound + spaces), ""))
    }

    /// Inserts text before a node.
    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        edits.append(Edit(node.bytes.lowerBound..<node.bytes.lowerBound, text))
    }

    /// Inserts text after a node.
    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        edits.append(Edit(node.bytes.upperBound..<node.bytes.upperBound, text))
    }

    package mutating func append(contentsOf other: EditList) {
        edits += other.edits
        appended += other.appended
    }

    /// Returns the text with all edits, in which every line of the text is still the line of the same number.
    ///
    /// Of two edits, one inside the other, the outer one is made. A replacement with fewer line breaks than its range ends with the missing ones.
    package func applied(to text: String) -> String {
        guard !edits.isEmpty || !appended.isEmpty else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1024)
        var position = 0
        for edit in inOrder() {
            // Only an edit inside the previous one begins before its end.
            guard edit.range.lowerBound >= position else { continue }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement.utf8
            result += breaks(lostIn: edit, bytes)
            position = edit.range.upperBound
        }
        result += bytes[position...]
        if !appended.isEmpty {
            if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
            result += (appended.joined(separator: "\n") + "\n").utf8
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Edits by their place; insertions at one place keep their order, and the longest replacement at a place comes first.
    private func inOrder() -> [Edit] {
        edits.enumerated().sorted { first, second in
            let (a, b) = (first.element.range, second.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            if a.count != b.count { return a.count > b.count }
            return first.offset < second.offset
        }.map(\.element)
    }

    private func breaks(lostIn edit: Edit, _ bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let before = bytes[edit.range].count { $0 == newline }
        let after = edit.replacement.utf8.count { $0 == newline }
        return Array(repeating: newline, count: max(0, before - after))
    }
}

extension SyntaxProtocol {
    /// The node's bytes, without the comments and spaces around it.
    var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

    /// The node's tokens on one line, without comments.
    var oneLine: String {
        var result = ""
        for token in tokens(viewMode: .sourceAccurate) {
            let needsSpace = !result.isEmpty && (!token.leadingTrivia.isEmpty || result.last?.isWhitespace == true)
            if needsSpace, result.last != " " { result += " " }
            result += token.text
            if !token.trailingTrivia.isEmpty { result += " " }
        }
        return result.trimmingTrailingSpaces
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
        return String(self[..<end])
    }
}

extension TriviaPiece {
    /// True for spaces and tabs.
    fileprivate var isSpace: Bool {
        switch self {
        case .spaces, .tabs: true
        default: false
        }
    }
}
