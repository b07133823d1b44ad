/// A line of an app's source.
package struct CodeLine: Sendable, Hashable, CustomStringConvertible {
    /// The file's name without its folders, so that the same run gives the same bytes wherever it was built.
    package let file: String
    /// The number of the line, from 1.
    package let line: Int

    /// The most bytes of a name, which file systems have too, and the greatest number of a line.
    private static let (longestName, greatestLine) = (255, 10_000_000)

    /// - Returns: Nil for a name that no file has, and for a number that no line has.
    package init?(file: String, line: Int) {
        guard 1...Self.longestName ~= file.utf8.count, 1...Self.greatestLine ~= line else { return nil }
        // Readers print the name.
        guard file.unicodeScalars.allSatisfy({ $0 != "/" && $0.properties.generalCategory != .control }) else { return nil }
        (self.file, self.line) = (file, line)
    }

    /// The line as compilers write it: `File.swift:42`.
    package var description: String { "\(file):\(line)" }
}
