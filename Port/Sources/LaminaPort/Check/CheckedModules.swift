import Foundation

/// The modules of a package that were checked, for those that import them.
struct CheckedModules {
    let folder: URL
    /// The names of all modules of the package, of which a later one may be missing in the folder.
    let names: Set<String>

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
}
