import Foundation

/// The lines that git writes into a file around the two sides of a merge.
enum ConflictMarks {
    private static let opening = Data("<<<<<<< ".utf8)

    /// The number, from 1, of the first line that begins a conflict.
    static func firstLine(in data: Data) -> Int? {
        var start = data.startIndex
        while let found = data[start...].range(of: opening) {
            if found.lowerBound == data.startIndex || data[found.lowerBound - 1] == 10 {
                return data[..<found.lowerBound].count { $0 == 10 } + 1
            }
            start = found.upperBound
        }
        return nil
    }
}
