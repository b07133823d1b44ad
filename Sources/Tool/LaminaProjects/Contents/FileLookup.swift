import Foundation

/// Questions to the disk about files that a project names.
///
/// The Mac's file system ignores case, so projects name `logo.png` for a file `Logo.png`; Linux needs the name that is on the disk.
enum FileLookup {
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func isFolder(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/.") }

    /// The names in a folder, sorted, without hidden ones; none for a folder that cannot be read.
    static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The path as the disk has it: the same, or another in case; nil when there is no such file.
    static func actualPath(of path: String) -> String? {
        if exists(path) { return path }
        var known = path
        var missing: [String] = []
        while known != "/", !known.isEmpty, !exists(known) {
            missing.append(FilePath.name(known))
            known = FilePath.folder(known)
        }
        for name in missing.reversed() {
            let wanted = name.lowercased()
            guard let found = names(in: known).first(where: { $0.lowercased() == wanted }) else { return nil }
            known = FilePath.joined(known, found)
        }
        return known
    }
}
