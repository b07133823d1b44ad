import Foundation

/// The short text that Git LFS leaves in place of a file until it fetches it.
enum LargeFilePointer {
    private static let opening = Data("version https://git-lfs.github.com/spec/".utf8)
    /// The specification's limit for a pointer, in bytes.
    private static let mostBytes = 1024

    /// Tells whether a file is such a text, from its size and its first line.
    static func isPointer(_ path: String) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path), let size = (attributes[.size] as? NSNumber)?.intValue,
            size < mostBytes, attributes[.type] as? FileAttributeType == .typeRegular
        else { return false }
        return (try? Data(contentsOf: URL(filePath: path)))?.starts(with: opening) == true
    }
}
