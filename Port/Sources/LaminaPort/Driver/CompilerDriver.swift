import Foundation

/// One run of `lamina-swiftc`.
///
/// Variables of the environment: `LAMINA_SWIFTC`, the compiler that is called; `LAMINA_CACHE`, the folder of rewritten files; `LAMINA_INDICES`, folders with
/// indices of modules, separated by colons; `LAMINA_FLAGS`, a file of arguments in place of the SDK's.
package struct CompilerDriver {
    private let call: CompilerCall
    private let environment: [String: String]
    /// The toolchain's compiler.
    private let compiler: String
    /// The SDK that contains this program, if one does.
    private let sdk: SDKFolder
    /// The arguments by which the compiler finds the SDK's modules.
    private let flags: [String]

    package init(arguments: [String], environment: [String: String]) throws {
        let folder = FileManager.default.currentDirectoryPath
        let given = try CompilerCall(Array(arguments.dropFirst()), folder: folder)
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        sdk = SDKFolder(program: own)
        compiler = try Self.compiler(of: sdk, besides: own, environment)
        try SDKCompletion(sdk: sdk, compiler: compiler).run()
        flags = sdk.compilerFlags(file: environment["LAMINA_FLAGS"])
        call = given.isPassedThrough ? given : try CompilerCall(given.arguments + flags, folder: folder)
        self.environment = environment
    }

    /// Rewrites the module and becomes the toolchain's compiler; returns only by an error.
    package func run() throws -> Never {
        if arguments(named: "-lamina-index") != nil { try writeIndex() }
        if call.arguments.first == "-lamina-check" { try check() }
        if call.arguments == ["-version"], let identity = sdk.identity { FileHandle.standardOutput.write(Data((identity + "\n").utf8)) }
        var arguments = call.arguments
        if !call.isPassedThrough { arguments += try rewrite() }
        // Functions of the table of methods are found by name.
        if call.linksProgram { arguments += ["-Xclang-linker", "-rdynamic"] }
        if call.links {
            let flags = sdk.linkerFlags
            // The program would have two standard libraries, its own and that of the shared library.
            guard flags.isEmpty || !call.linksStatically else { throw DriverError.staticStandardLibrary }
            arguments += flags
        }
        try execute(compiler, arguments)
    }

    // MARK: Rewriting

    /// Returns the arguments by which the compiler reads the rewritten files.
    private func rewrite() throws -> [String] {
        let inputs = try ModuleInputs(call, indexFolders: indexFolders)
        let cache = try PortCache(folder: cacheFolder)
        let result = try cache.rewrite(inputs)
        for diagnostic in result.diagnostics { FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8)) }
        guard !result.diagnostics.contains(where: { $0.severity == .error }) else { exit(1) }
        if let path = call.modulePath { try writeIndexFile(result.index, beside: path) }
        let objects = try StaleObjects(cache: cacheFolder, call: call)
        try objects.remove(after: result)
        // A file alone is taken for a script, unless it has an entry point; `@UIApplicationMain` is none for those who look at the original.
        let needsMode = result.hasMain && call.sources.count == 1 && !call.arguments.contains("-parse-as-library")
        return (try objects.overlayPath(of: result).map { ["-vfsoverlay", $0] } ?? []) + (needsMode ? ["-parse-as-library"] : [])
    }

    private func writeIndexFile(_ index: Data, beside modulePath: String) throws {
        let folder = URL(filePath: modulePath).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "\(call.moduleName).\(ModuleInputs.indexExtension)")
        if (try? Data(contentsOf: path)) != index { try index.write(to: path, options: .atomic) }
    }

    /// `-lamina-index FILE`: writes the index of the given sources and compiles nothing.
    private func writeIndex() throws -> Never {
        let inputs = try ModuleInputs(call, indexFolders: indexFolders)
        let module = inputs.module()
        var index = module.index
        if call.arguments.contains("-lamina-objc-protocols") {
            index.treatDefaultsAsOptional()
            index.nameAsApple()
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let path = arguments(named: "-lamina-index") ?? ""
        try encoder.encode(index).write(to: URL(filePath: path), options: .atomic)
        exit(0)
    }

    /// `-lamina-check [--json] PATH…`: prints a report of what the sources below the paths need and do not find.
    ///
    /// `--as NAME` before a path is the name that the report has for it. `--refused NAME REASON` in place of a path reports that there is nothing to check.
    private func check() throws -> Never {
        var paths: [CheckPath] = []
        var words = call.arguments.dropFirst().filter { $0 != "--json" }[...]
        while let word = words.popFirst() {
            if word == "--as", let name = words.popFirst(), let path = words.popFirst() {
                paths.append(CheckPath(path: path, name: name))
            } else if word == "--refused", let name = words.popFirst(), let reason = words.popFirst() {
                paths.append(CheckPath(path: name, name: name, problem: reason))
            } else {
                paths.append(CheckPath(path: word, name: word))
            }
        }
        let check = SourceCheck(compiler: compiler, cache: cacheFolder, indexFolders: indexFolders, flags: flags)
        let results = check.run(paths)
        print(call.arguments.contains("--json") ? try CheckReport.json(results) : CheckReport.table(results))
        exit(results.allSatisfy { $0.verdict == .clean } ? 0 : 1)
    }

    private func arguments(named name: String) -> String? {
        guard let position = call.arguments.firstIndex(of: name), position + 1 < call.arguments.count else { return nil }
        return call.arguments[position + 1]
    }

    // MARK: Places

    private var cacheFolder: URL {
        if let path = environment["LAMINA_CACHE"] { return URL(filePath: path) }
        let base = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "/tmp") + "/.cache"
        return URL(filePath: base).appending(path: "lamina/port")
    }

    private var indexFolders: [String] {
        let given = environment["LAMINA_INDICES"].map { $0.split(separator: ":").map(String.init) } ?? []
        return given + [sdk.indices]
    }

    /// The compiler of the SDK's toolchain, or the first in `PATH` that is not this program.
    private static func compiler(of sdk: SDKFolder, besides own: URL, _ environment: [String: String]) throws -> String {
        if let path = environment["LAMINA_SWIFTC"] { return path }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let found = ([sdk.compiler] + folders.map { "\($0)/swiftc" }).first { path in
            let place = URL(filePath: path).resolvingSymlinksInPath()
            // A folder counts as executable too.
            let isFile = (try? place.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            return isFile && FileManager.default.isExecutableFile(atPath: path) && place != own
        }
        guard let found else { throw DriverError.noCompiler }
        return found
    }

    private func execute(_ path: String, _ arguments: [String]) throws -> Never {
        var pointers: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map { unsafe strdup($0) }
        unsafe pointers.append(nil)
        // The strings live until the program is replaced.
        _ = unsafe execv(path, pointers)
        throw DriverError.cannotStart(path, errno)
    }
}

/// The reason why no compiler was started.
package enum DriverError: Error, CustomStringConvertible {
    case noCompiler
    case cannotStart(_ path: String, _ number: Int32)
    case unreadable(_ path: String)
    case noSources(_ path: String)
    case staticStandardLibrary

    package var description: String {
        switch self {
        case .noCompiler: "there is no `swiftc` in PATH; set LAMINA_SWIFTC"
        case .cannotStart(let path, let number): "\(path) cannot be started (error \(number))"
        case .unreadable(let path): "\(path) cannot be read as UTF-8"
        case .noSources(let path): "\(path) contains no Swift files"
        case .staticStandardLibrary: "the SDK's library needs the shared standard library of Swift; leave --static-swift-stdlib out"
        }
    }
}
