/// The file name pattern of a numbered sequence, such as `frames/%04d.png`.
package struct SequenceName: Sendable, Hashable {
    /// The folder, without a slash at its end; "." when the pattern names none.
    package let folder: String
    private let before: String
    private let digits: Int
    private let after: String

    /// Parses a pattern with exactly one `%d`, or one like `%04d`, in its last component.
    ///
    /// A path that ends with a slash means `%04d.png` in that folder.
    package init?(_ pattern: String) {
        let whole = pattern.hasSuffix("/") ? pattern + "%04d.png" : pattern
        let slash = whole.lastIndex(of: "/")
        let folder = slash.map { String(whole[..<$0]) } ?? "."
        self.folder = folder.isEmpty ? "/" : folder
        let parts = whole[(slash.map { whole.index(after: $0) } ?? whole.startIndex)...].split(separator: "%", omittingEmptySubsequences: false)
        guard parts.count == 2, !folder.contains("%"), let letter = parts[1].firstIndex(where: { !$0.isNumber }) else { return nil }
        guard parts[1][letter] == "d", let digits = Self.digits(parts[1][..<letter]) else { return nil }
        before = String(parts[0])
        self.digits = digits
        after = String(parts[1][parts[1].index(after: letter)...])
    }

    /// Returns a frame's file name, without the folder.
    package func fileName(ofFrame frame: Int) -> String {
        let number = String(frame)
        return before + String(repeating: "0", count: max(0, digits - number.count)) + number + after
    }

    /// Returns a frame's path.
    package func path(ofFrame frame: Int) -> String { folder + "/" + fileName(ofFrame: frame) }

    private static func digits(_ text: Substring) -> Int? {
        if text.isEmpty { return 1 }
        guard text.hasPrefix("0"), let count = Int(text), (1...9).contains(count) else { return nil }
        return count
    }
}
