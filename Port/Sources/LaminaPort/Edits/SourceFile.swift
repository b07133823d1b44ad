import SwiftParser
package import SwiftSyntax

/// One file of a module, parsed.
package struct SourceFile {
    /// The path by which the compiler and diagnostics name the file.
    package let path: String
    /// The text as it stands on disk.
    package let text: String
    package let tree: SourceFileSyntax
    private let lines: SourceLocationConverter

    package init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        lines = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Returns the line and the column, both from 1, of a byte of the text.
    package func place(of offset: Int) -> (line: Int, column: Int) {
        let location = lines.location(for: AbsolutePosition(utf8Offset: offset))
        return (location.line, location.column)
    }
}
