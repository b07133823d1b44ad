import Foundation
import Glibc

/// The files from which an app is built, with what tells that one of them has changed.
struct SourceFiles: Equatable, Sendable {
    /// Size and time of the last change, in nanoseconds, by path.
    private let stamps: [String: Stamp]

    private struct Stamp: Equatable, Sendable {
        let size: Int64
        let changed: Int64
    }

    /// Looks at the files of a package, of a project's folder, or at the program itself when the app is one.
    ///
    /// Products of builds and hidden files do not belong to the sources.
    init(of app: String) {
        var stamps: [String: Stamp] = [:]
        var pending = [Self.root(of: app)]
        while let path = pending.popLast() {
            guard let status = Self.status(of: path) else { continue }
            if status.isFolder {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                pending += names.filter(Self.isSource).map { "\(path)/\($0)" }
            } else {
                stamps[path] = status.stamp
            }
            if stamps.count >= Self.mostFiles { break }
        }
        self.stamps = stamps
    }

    /// The most files that are watched; beyond it changes of the others are not seen.
    private static let mostFiles = 50_000

    private static func root(of app: String) -> String {
        let isBundle = ["xcodeproj", "xcworkspace"].contains(URL(filePath: app).pathExtension)
        return isBundle ? URL(filePath: app).deletingLastPathComponent().path : app
    }

    private static func isSource(_ name: String) -> Bool { !name.hasPrefix(".") && !products.contains(name) }

    /// Files and folders that builds write.
    private static let products: Set = ["DerivedData", "build", "Package.resolved"]

    /// Links to folders are not followed, so there are no cycles.
    private static func status(of path: String) -> (isFolder: Bool, stamp: Stamp)? {
        var status = stat()
        // The kernel writes the structure only during the call.
        guard unsafe lstat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        }
        let changed = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        return (status.st_mode & S_IFMT == S_IFDIR, Stamp(size: Int64(status.st_size), changed: changed))
    }
}

/// Tells when the sources have changed and nobody is writing them any more.
struct SourceChanges {
    /// The files at the last build.
    private var built: SourceFiles
    /// The files at the last look.
    private var seen: SourceFiles

    init(since files: SourceFiles) { (built, seen) = (files, files) }

    /// Looks at the files; true once for each change, when they are the same as at the look before.
    mutating func areComplete(_ files: SourceFiles) -> Bool {
        defer { seen = files }
        guard files != built, files == seen else { return false }
        built = files
        return true
    }
}
