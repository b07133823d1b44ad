import Foundation

/// The modules of the shared library in a folder of built products.
struct BuiltModules {
    /// The name of the product that is the shared library.
    static let library = "LaminaFrameworks"

    /// A shared library that programs load only when they use one of its modules.
    struct Library {
        let name: String
        /// The targets whose objects it has.
        let targets: [String]
        /// Its objects; empty until they are found.
        var objects: [URL] = []

        /// The library of the stand-ins for other frameworks.
        static func standIns(_ targets: [String]) -> Library { Library(name: "LaminaStandIns", targets: targets) }
        /// The library of snapshots, which needs those of XCTest and Swift Testing.
        static let snapshots = Library(name: "LaminaSnapshots", targets: ["CLaminaSnapshots", "LaminaGoldens", "LaminaSnapshots"])
        /// The entry of a film's app, which is loaded into that app's process alone.
        static let entry = Library(name: "LaminaEntry", targets: ["CLaminaEntry"])
    }

    /// Names of the Swift modules, sorted.
    let swiftModules: [String]
    /// Names of the modules in C, sorted.
    let cModules: [String]
    /// The libraries beside that of the frameworks, with their objects.
    let libraries: [Library]

    /// Reads the names from the linker's list of objects, in which each stands in a folder of its target.
    ///
    /// - Parameter libraries: The libraries beside that of the frameworks.
    /// - Throws: `SDKError.notBuilt` or `.noModule`.
    init(build: URL, libraries: [Library]) throws(SDKError) {
        let list = build.appending(path: "\(Self.library).product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else { throw .notBuilt(path: "\(build.path)/lib\(Self.library).so") }
        let names = Set(Self.targets(in: text) + libraries.flatMap(\.targets)).sorted()
        let modules = build.appending(path: "Modules")
        let isSwift = { (name: String) in FileManager.default.fileExists(atPath: modules.appending(path: "\(name).swiftmodule").path) }
        swiftModules = names.filter(isSwift)
        cModules = names.filter { !isSwift($0) }
        self.libraries = libraries.map { library in
            let objects = library.targets.flatMap { Self.objects(of: $0, in: build) }.sorted { $0.path < $1.path }
            return Library(name: library.name, targets: library.targets, objects: objects)
        }
        if let missing = cModules.first(where: { !$0.hasPrefix("C") }) { throw .noModule(name: missing, folder: modules.path) }
    }

    /// The targets whose objects a list of the linker's names: `…/UIKit.build/UIView.swift.o` belongs to `UIKit`.
    static func targets(in list: String) -> [String] {
        Set(
            list.split(separator: "\n").compactMap { line in
                line.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
            }
        ).sorted()
    }

    /// The objects of a target in a folder of built products.
    private static func objects(of target: String, in build: URL) -> [URL] {
        let folder = build.appending(path: "\(target).build")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "o" }
    }

    /// The modules with Apple's names; the rewriting needs an index of each.
    var indexed: [String] { swiftModules.filter { !$0.hasPrefix("Lamina") && !$0.hasPrefix("_") } }
}
