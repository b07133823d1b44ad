import Foundation

/// The files of the Unicode Character Database that Debian installs.
enum UnicodeData {
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Returns the fields of each row, without comments.
    static func rows(of path: String) throws -> [[String]] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
            let row = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return row.isEmpty ? nil : row.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Converts hexadecimal code points to text.
    static func text(_ codes: some StringProtocol) -> String {
        let scalars = codes.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        return String(String.UnicodeScalarView(scalars))
    }
}
