import Foundation

/// The module of a package's target without Swift files, such as a target in C or a system library.
struct HeaderModule: Sendable {
    /// The module's name as Swift Package Manager makes it; a module map may have others.
    let name: String
    /// The folder of the public headers; nil without one.
    let folder: String?

    /// - Parameter package: The package's folder.
    init(_ target: PackageManifest.Target, package: URL) {
        name = ModuleName.make(target.name)
        let place = package.appending(path: target.headers).standardizedFileURL.path
        let needed = target.isSystemLibrary ? place + "/" + Self.mapName : place
        folder = FileManager.default.fileExists(atPath: needed) ? place : nil
    }

    /// Writes a module map for each module of the headers into a folder, in which the compiler finds it.
    ///
    /// Headers without a map get an umbrella: the header that has the module's name, or all headers of the folder.
    func writeMaps(in modules: URL) throws {
        guard let folder else { return }
        let map = folder + "/" + Self.mapName
        if let own = try? String(contentsOfFile: map, encoding: .utf8) {
            for match in own.matches(of: /(?:^|\n)(?:framework )?module (\w+)/) {
                try write("extern module \(match.1) \(Self.quoted(map))\n", module: String(match.1), in: modules)
            }
        } else {
            let header = "\(folder)/\(name).h"
            let hasHeader = FileManager.default.fileExists(atPath: header)
            let umbrella = hasHeader ? "header \(Self.quoted(header))" : Self.quoted(folder)
            try write("module \(name) {\n    umbrella \(umbrella)\n    export *\n}\n", module: name, in: modules)
        }
    }

    private func write(_ text: String, module: String, in modules: URL) throws {
        let place = modules.appending(path: module)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place.appending(path: Self.mapName))
    }

    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static let mapName = "module.modulemap"
}
