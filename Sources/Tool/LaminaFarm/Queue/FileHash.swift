import Foundation
import LaminaPrimitives

/// Hashes of files, by which equal contents are recognised.
package enum FileHash {
    /// Returns the hash of a file's bytes as sixteen hexadecimal digits; nil when the file cannot be read.
    package static func text(ofFile path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        var hash = StableHash()
        while true {
            do {
                // Nil stands for the end of the file.
                guard let block = try file.read(upToCount: blockBytes), !block.isEmpty else { return hash.text }
                hash.add(bytes: block.span)
            } catch {
                return nil
            }
        }
    }

    /// A multiple of the hash's block of 32 bytes.
    private static let blockBytes = 1 << 20
}
