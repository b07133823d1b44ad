import Foundation

/// Files of the Unicode Character Database as Debian installs them.
enum UnicodeData {
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// The fields of each row, comments left out.
    static func rows(of path: String) throws -> [[String]] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
            let row = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return row.isEmpty ? nil : row.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The text of code points in hexadecimal digits.
    static func text(_ codes: some StringProtocol) -> String {
        let scalars = codes.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        return String(String.UnicodeScalarView(scalars))
    }
}
