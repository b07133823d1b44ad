import LaminaPort
import Testing

/// A small program with what the rewriting must make of its lines.
///
/// A line that ends with `//=> text` must become the text, one that ends with `//==` must stay as it is, and other lines are not looked at. The marks are
/// no part of the program. A line `---` begins the next file.
struct HardProgram: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let files: [[String]]

    init(_ title: String, _ text: String) {
        testDescription = title
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        files = lines.split(separator: "---", omittingEmptySubsequences: false).map(Array.init)
    }

    /// The files without the marks.
    private var texts: [String] {
        files.map { lines in lines.map { String($0.prefix(upTo: Self.mark(in: $0) ?? $0.endIndex)).trimmed }.joined(separator: "\n") }
    }

    /// Rewrites the program, and compares the marked lines.
    func check() {
        let result = Port.rewrite(module(texts))
        var marks = 0
        for (file, lines) in files.enumerated() {
            let ported = result.texts[file].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for (number, line) in lines.enumerated() {
                guard let mark = Self.mark(in: line) else { continue }
                marks += 1
                let isKept = line[mark...].hasPrefix("//==")
                let expected = isKept ? String(line[..<mark]).trimmed : String(line[mark...].dropFirst(4)).trimmed
                #expect(number < ported.count && ported[number].trimmed == expected, "\(testDescription), line \(number + 1)")
            }
        }
        #expect(marks > 0, "a program without marks tests nothing")
    }

    private static func mark(in line: String) -> String.Index? {
        (line.firstRange(of: "//=>") ?? line.firstRange(of: "//=="))?.lowerBound
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
