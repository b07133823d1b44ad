import Foundation

/// The image files of a CAML document.
enum CAMLImages {
    /// The greatest size of an image file, in bytes: 64 MiB.
    private static let mostBytes = 64 << 20

    /// Returns the bytes of an image; nil when it is missing, too large, or outside the folder.
    ///
    /// - Parameter source: A path relative to the folder, or a `data:` URL.
    static func data(_ source: String, in folder: URL?) -> Data? {
        if source.hasPrefix("data:") {
            return source.firstRange(of: ";base64,").flatMap { Data(base64Encoded: String(source[$0.upperBound...])) }
        }
        guard let file = file(source, in: folder), let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            // Reading a pipe would wait for a writer.
            values.isRegularFile == true, let size = values.fileSize, size <= mostBytes
        else { return nil }
        return try? Data(contentsOf: file)
    }

    /// Returns a file inside a folder; nil for a path that leads out of it, also by a symbolic link.
    static func file(_ path: String, in folder: URL?) -> URL? {
        guard let folder, !path.utf8.contains(0) else { return nil }
        let root = folder.resolvingSymlinksInPath().path
        let file = folder.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
        return file.path.hasPrefix(root + "/") ? file : nil
    }
}
