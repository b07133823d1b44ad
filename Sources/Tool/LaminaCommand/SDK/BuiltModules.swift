import Foundation

/// The modules of the shared library in a folder of built products.
struct BuiltModules {
    /// The name of the product that is the shared library.
    static let library = "LaminaFrameworks"

    /// The name of the shared library with the stand-ins for other frameworks, which apps load only when they use one.
    static let standInLibrary = "LaminaStandIns"

    /// Names of the Swift modules, sorted.
    let swiftModules: [String]
    /// Names of the modules in C, sorted.
    let cModules: [String]
    /// The objects of the stand-ins.
    let standInObjects: [URL]

    /// Reads the names from the linker's list of objects, in which each stands in a folder of its target.
    ///
    /// - Parameter standIns: The names of the targets whose objects become the library of stand-ins.
    /// - Throws: `SDKError.notBuilt` or `.noModule`.
    init(build: URL, standIns: [String]) throws(SDKError) {
        let list = build.appending(path: "\(Self.library).product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else { throw .notBuilt(path: "\(build.path)/lib\(Self.library).so") }
        let names = (Self.targets(in: text) + standIns).sorted()
        let modules = build.appending(path: "Modules")
        let isSwift = { (name: String) in FileManager.default.fileExists(atPath: modules.appending(path: "\(name).swiftmodule").path) }
        swiftModules = names.filter(isSwift)
        cModules = names.filter { !isSwift($0) }
        standInObjects = standIns.flatMap { Self.objects(of: $0, in: build) }.sorted { $0.path < $1.path }
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
