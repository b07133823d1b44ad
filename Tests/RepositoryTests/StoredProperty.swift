import Foundation

/// A façade property whose setter only stores the value.
struct StoredProperty {
    /// The property's name in Apple's API.
    let name: String
    /// The words by which other code can read the value: the property's name, and its field's.
    let words: Set<Substring>
    /// The path, relative to the root of the repository.
    let file: String
    /// The lines of the declaration, counted from 0.
    let lines: Range<Int>

    /// The location in the format of compiler messages.
    var place: String { "\(file):\(lines.lowerBound + 1)" }
}

/// A text search for properties that are never read.
///
/// It compares words, not types: a word with another meaning elsewhere counts as a read. The search therefore misses some properties, but reports
/// none wrongly.
struct PropertyScan {
    /// The lines of one file as words and signs, without comments and the contents of literals.
    private struct Code {
        let path: String
        let lines: [[Substring]]
    }

    private let files: [Code]

    init(_ sources: [Repository.Source]) {
        files = sources.filter { $0.path.hasSuffix(".swift") }.map { source in
            Code(
                path: source.path,
                lines: source.text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.tokens))
        }
    }

    /// Returns the properties declared below `folders` that only their own declarations read.
    func unread(declaredBelow folders: [String]) -> [StoredProperty] {
        let stored = files.filter { file in folders.contains { file.path.hasPrefix("\($0)/") } }.flatMap(Self.storedProperties)
        let reads = reads(of: stored.reduce(into: Set<Substring>()) { $0.formUnion($1.words) })
        return stored.filter { property in
            !property.words.contains { word in
                reads[word]?.contains { $0.file != property.file || !property.lines.contains($0.line) } ?? false
            }
        }
    }

    // MARK: Declarations

    private static func storedProperties(in file: Code) -> [StoredProperty] {
        file.lines.indices.compactMap { storedProperty(in: file, at: $0) }
    }

    private static func storedProperty(in file: Code, at start: Int) -> StoredProperty? {
        let line = file.lines[start]
        guard let first = line.first, first == "open" || first == "public", let keyword = line.firstIndex(of: "var"), keyword + 1 < line.count,
            !line[..<keyword].contains("static"), !line[..<keyword].contains("class")
        else { return nil }
        let name = line[keyword + 1]
        guard let brace = line[keyword...].firstIndex(of: "{") else {
            return StoredProperty(name: String(name), words: [name], file: file.path, lines: start..<start + 1)
        }
        var block = Array(line[brace...])
        var end = start
        while block.count(where: { $0 == "{" }) > block.count(where: { $0 == "}" }), end + 1 < file.lines.count, end < start + 4 {
            end += 1
            block += file.lines[end]
        }
        guard let field = field(behind: block) else { return nil }
        return StoredProperty(name: String(name), words: [name, field], file: file.path, lines: start..<end + 1)
    }

    /// Returns the field that a getter returns and a setter sets, if they do nothing else: `{ get { path } set { path = newValue } }`.
    private static func field(behind block: [Substring]) -> Substring? {
        guard block.starts(with: ["{", "get", "{"]), block.suffix(4) == ["=", "newValue", "}", "}"],
            let end = block.firstIndex(of: "}"), block[(end + 1)...].starts(with: ["set", "{"])
        else { return nil }
        let (read, written) = (block[3..<end], block[(end + 3)..<(block.count - 4)])
        guard read.elementsEqual(written), !read.contains("("), !read.contains("?") else { return nil }
        return read.last { isWord($0) }
    }

    // MARK: Reads

    private struct Place {
        let file: String
        let line: Int
    }

    private func reads(of words: Set<Substring>) -> [Substring: [Place]] {
        var reads: [Substring: [Place]] = [:]
        for file in files {
            for (number, line) in file.lines.enumerated() where !line.starts(with: ["Property", "("]) {
                for index in line.indices where words.contains(line[index]) && Self.isRead(line, at: index) {
                    reads[line[index], default: []].append(Place(file: file.path, line: number))
                }
            }
        }
        return reads
    }

    /// Returns true when a word is not declared or assigned here, and is not an argument label.
    private static func isRead(_ line: [Substring], at index: Int) -> Bool {
        let before = index > 0 ? line[index - 1] : ""
        let after = index + 1 < line.count ? line[index + 1] : ""
        if ["var", "let", "func", "case", "class", "struct", "enum", "typealias"].contains(before) { return false }
        if after == "=", index + 2 >= line.count || line[index + 2] != "=" { return false }
        return after != ":" || before == "?"
    }

    // MARK: Words

    private static func isWord(_ token: Substring) -> Bool { token.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// Splits a line into words and single signs, without spaces, comments and the contents of literals.
    private static func tokens(_ line: Substring) -> [Substring] {
        var tokens: [Substring] = []
        let text = line.utf8
        var index = text.startIndex
        var isInLiteral = false
        while index < text.endIndex {
            let byte = text[index]
            let start = index
            text.formIndex(after: &index)
            if byte == UInt8(ascii: "\"") { isInLiteral.toggle() }
            if isInLiteral {
                if byte == UInt8(ascii: "\\"), index < text.endIndex { text.formIndex(after: &index) }
                continue
            }
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"") { continue }
            if byte == UInt8(ascii: "/"), index < text.endIndex, text[index] == byte { break }
            if isWordByte(byte) { while index < text.endIndex, isWordByte(text[index]) { text.formIndex(after: &index) } }
            tokens.append(line[start..<index])
        }
        return tokens
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
