import Foundation

/// The modules of a package that were checked, for those that import them.
struct CheckedModules {
    private let folder: URL
    /// The names of all modules of Swift in the package; a module that is checked later is not in the folder yet.
    private let names: Set<String>
    private let headers: [HeaderModule]

    /// Begins with the modules of a package that are made of headers.
    ///
    /// - Parameter folder: An empty folder for the modules.
    init(of package: CheckPackage, folder: URL) throws {
        self.folder = folder
        names = Set(package.units.map(\.module))
        headers = package.headers
        for module in headers { try module.writeMaps(in: folder) }
    }

    /// The arguments by which the compiler finds the modules.
    var flags: [String] { ([folder.path] + headers.compactMap(\.folder)).flatMap { ["-I", $0] } }

    /// The arguments by which the compiler checks a module and makes it, even one with errors, so that its users are checked too.
    func output(for module: String) -> [String] {
        let path = folder.appending(path: "\(module).swiftmodule").path
        let isAlone = names.count == 1
        return isAlone
            ? ["-typecheck"] : ["-emit-module", "-emit-module-path", path, "-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
    }

    /// Stores the index with which the users of a module are rewritten.
    func write(_ index: Data, for module: String) throws {
        try index.write(to: folder.appending(path: "\(module).\(ModuleInputs.indexExtension)"), options: .atomic)
    }

    /// The report of a module that cannot be imported; nil for one of the package that could not be made, whose own lacks are reported.
    func lack(of module: String) -> Lack? {
        guard !names.contains(module) else { return nil }
        guard headers.contains(where: { $0.name == module }) else {
            return Lack(name: module, reason: .framework, way: "leave the parts out that need it")
        }
        return Lack(name: module, reason: .missing, way: "put the headers of the package's target where the manifest says")
    }
}
