import Foundation
import Glibc

extension FilmTable {
    /// Reads a table: a `.csv` file, a `.jsonl` or `.ndjson` file, or a folder of event files.
    package static func read(path: String) throws(TableError) -> FilmTable {
        var isFolder: ObjCBool = false
        // Safe because the call writes the flag only for its duration.
        if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .unreadable(file: path, code: reason(path)) }
            return try eventFiles(names, folder: path)
        }
        switch URL(filePath: path).pathExtension.lowercased() {
        case "csv": return try csv(try contents(path), file: path)
        case "jsonl", "ndjson": return try jsonLines(try contents(path), file: path)
        default: throw .unknownKind(file: path)
        }
    }

    private static func contents(_ path: String) throws(TableError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(file: path, code: reason(path)) }
        return Array(data)
    }

    /// Returns the errno of an attempt to read a file, which Foundation's errors hide.
    private static func reason(_ path: String) -> Int32 { unsafe access(path, R_OK) == 0 ? EIO : errno }
}
