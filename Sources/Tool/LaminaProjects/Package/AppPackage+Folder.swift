package import Foundation

extension AppPackage {
    /// The folder for packages of projects: in the user's cache.
    ///
    /// - Parameter environment: The process's environment, for `XDG_CACHE_HOME`.
    package static func cacheFolder(_ environment: [String: String], home: String) -> String {
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
        return cache + "/lamina/projects"
    }

    /// Writes the package into a folder of its own, unless it is there, and returns that folder.
    ///
    /// It is written under another name first, so that a package is complete or absent.
    ///
    /// - Throws: `ProjectError.cannotWrite`.
    package func write(below cache: String) throws(ProjectError) -> String {
        let folder = "\(cache)/\(name)-\(hash)"
        if FileLookup.exists(folder + "/Package.swift") {
            Self.touch(folder)
            return folder
        }
        Self.removeUnused(in: cache, at: Date())
        let draft = "\(cache)/.\(name)-\(UUID().uuidString)"
        do {
            defer { try? FileManager.default.removeItem(atPath: draft) }
            try writeContents(to: draft)
            // A folder without a manifest was left by a removal that did not come to its end.
            if !FileLookup.exists(folder + "/Package.swift") { try? FileManager.default.removeItem(atPath: folder) }
            do {
                try FileManager.default.moveItem(atPath: draft, toPath: folder)
            } catch {
                // Another process may have been faster.
                guard FileLookup.exists(folder + "/Package.swift") else { throw error }
            }
        } catch {
            throw .cannotWrite(path: folder, reason: Self.reason(error))
        }
        return folder
    }

    /// The system's own words for a failure, which Foundation's description does not always contain.
    private static func reason(_ error: any Error) -> String {
        let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        return (inner ?? error as NSError).localizedDescription
    }

    /// The days after which a folder that nobody has used is removed; each holds a build of some ten megabytes.
    private static let keptDays = 30.0

    /// Marks a folder as used.
    private static func touch(_ folder: String) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder + "/Package.swift")
    }

    /// Removes the folders of a cache that have not been used for a while.
    ///
    /// - Parameter now: The time from which the days are counted.
    package static func removeUnused(in cache: String, at now: Date) {
        for name in FileLookup.names(in: cache) {
            let folder = cache + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/Package.swift")
            guard let used = attributes?[.modificationDate] as? Date, now.timeIntervalSince(used) > keptDays * 86_400 else { continue }
            try? FileManager.default.removeItem(atPath: folder)
        }
    }

    private func writeContents(to folder: String) throws {
        // Files come before links, and never take the place of anything: a file that is written through a link would be the user's own.
        for (path, data) in files { try data.write(to: URL(filePath: try place(path, in: folder)), options: .withoutOverwriting) }
        for (path, original) in links {
            try FileManager.default.createSymbolicLink(atPath: try place(path, in: folder), withDestinationPath: original)
        }
        try Data(manifest.utf8).write(to: URL(filePath: try place("Package.swift", in: folder)))
    }

    /// The path of a file in the package, whose folder is made.
    private func place(_ path: String, in folder: String) throws -> String {
        let place = folder + "/" + path
        try FileManager.default.createDirectory(atPath: FilePath.folder(place), withIntermediateDirectories: true)
        return place
    }

    /// A hash of everything in the package, as 16 hexadecimal digits: FNV-1a, which is the same in every process.
    private var hash: String {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 } }
        add(manifest.utf8)
        for (path, original) in links.sorted(by: { $0.key < $1.key }) { add("\u{0}\(path)\u{0}\(original)".utf8) }
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            add("\u{0}\(path)\u{0}".utf8)
            add(data)
        }
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
