import Foundation
import LaminaFarm
import LaminaPrimitives

/// The hash of everything that an app consists of: its executable, and the resource bundles in its folder.
enum AppHash {
    /// Returns the hash as sixteen hexadecimal digits.
    static func text(ofExecutable path: String) -> String {
        var hash = StableHash()
        hash.add(FileHash.text(ofFile: path) ?? "")
        for file in resources(beside: path) {
            hash.add(file.name)
            hash.add(FileHash.text(ofFile: file.path) ?? "")
        }
        return hash.text
    }

    /// The files of the resource bundles beside an executable, sorted by name.
    ///
    /// The Swift package manager puts the resources of each target into a folder with this extension, and an app may use the bundles of several
    /// targets.
    private static func resources(beside path: String) -> [(name: String, path: String)] {
        let folder = URL(filePath: path).deletingLastPathComponent()
        let bundles = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".resources") } ?? []
        let names = bundles.flatMap { bundle in
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: bundle).path)) ?? []).map { "\(bundle)/\($0)" }
        }
        return names.sorted().map { ($0, folder.appending(path: $0).path) }
    }
}
