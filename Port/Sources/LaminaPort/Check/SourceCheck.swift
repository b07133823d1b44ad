import Foundation
import Synchronization

/// A path that is checked, and its name in the report.
struct CheckPath: Sendable {
    let path: String
    let name: String
    /// The reason why the caller found nothing to check at the path; nil for a path that is checked.
    var problem: String?
}

/// The check of paths: each is rewritten and type-checked.
///
/// The modules of a package are made for each other in a folder of the cache, which is removed after the check; no code is generated.
struct SourceCheck: Sendable {
    /// The toolchain's compiler.
    let compiler: String
    let cache: URL
    /// Folders with indices of modules.
    let indexFolders: [String]
    /// Arguments by which the compiler finds the modules of the SDK.
    let flags: [String]

    /// Checks paths on all cores; results are in the order of the paths, and each path has one, whatever became of the others.
    func run(_ paths: [CheckPath]) -> [CheckResult] {
        let results = Mutex<[Int: CheckResult]>([:])
        DispatchQueue.concurrentPerform(iterations: paths.count) { position in
            let result = result(of: paths[position])
            results.withLock { $0[position] = result }
        }
        return results.withLock { found in paths.indices.compactMap { found[$0] } }
    }

    private func result(of path: CheckPath) -> CheckResult {
        if let problem = path.problem { return CheckResult(path: path.name, lacks: [], problem: problem) }
        guard FileManager.default.fileExists(atPath: path.path) else {
            return CheckResult(path: path.name, lacks: [], problem: "no such file or folder")
        }
        var lacks: [Lack] = []
        var problems: [String] = []
        for package in CheckPackage.all(below: path.path) {
            do {
                lacks += try self.lacks(of: package)
            } catch DriverError.noSources(let empty) where empty == path.path {
                problems.append("contains no Swift files")
            } catch {
                problems.append(String(describing: error))
            }
        }
        return CheckResult(path: path.name, lacks: lacks, problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
    }

    /// Checks the modules of a package in their order; each is made for those after it.
    private func lacks(of package: CheckPackage) throws -> [Lack] {
        let folder = cache.appending(path: "checked/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let modules = try CheckedModules(of: package, folder: folder)
        return try package.units.flatMap { try lacks(of: $0, modules) }
    }

    private func lacks(of unit: CheckUnit, _ modules: CheckedModules) throws -> [Lack] {
        guard !unit.sources.isEmpty else { throw DriverError.noSources(unit.path) }
        let generated = unit.hasResources ? [try resourceAccessor()] : []
        let mode = unit.languageMode.map { ["-swift-version", $0] } ?? []
        let definitions = unit.definitions.flatMap { ["-D", $0] }
        let arguments = flags + modules.flags + mode + definitions + ["-module-name", unit.module] + unit.sources + generated
        let call = try CompilerCall(arguments, folder: FileManager.default.currentDirectoryPath)
        let inputs = try ModuleInputs(call, indexFolders: indexFolders)
        let ported = try PortCache(folder: cache).rewrite(inputs)
        let missingModules = ported.imports.filter { !inputs.modules.contains($0) }
        var lacks = (missingModules + ported.omitted).compactMap { modules.lack(of: $0) }
        lacks += ported.diagnostics.filter { $0.severity == .error }.map { Lack(name: $0.construct, reason: .notRewritten, way: $0.way) }
        // The compiler stops at the first module that it does not find.
        if missingModules.isEmpty { lacks += try compilerErrors(unit, inputs, ported, arguments + modules.output(for: unit.module)) }
        try modules.write(ported.index, for: unit.module)
        return lacks
    }

    /// Writes the source that Swift Package Manager generates for packages with resources, and returns its path.
    private func resourceAccessor() throws -> String {
        let file = cache.appending(path: "resource_bundle_accessor.swift")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        let text = "import Foundation\nextension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"
        try Data(text.utf8).write(to: file, options: .atomic)
        return file.path
    }

    private func compilerErrors(_ unit: CheckUnit, _ inputs: ModuleInputs, _ ported: PortCache.Module, _ arguments: [String]) throws -> [Lack] {
        var arguments = ["-wmo", "-suppress-warnings"] + arguments
        if let overlay = ported.overlay { arguments += ["-vfsoverlay", overlay] }
        if unit.isLibrary || ported.hasMain || inputs.texts.contains(where: { $0.contains("@main") }) { arguments.append("-parse-as-library") }
        let (status, output) = try ProgramRun.run(compiler, arguments)
        let errors = CompilerMessage.errors(in: output)
        if errors.isEmpty, status != 0 { return [Lack(name: "misc: \(output.prefix { !$0.isNewline })", reason: .missing)] }
        let names = MissingNames(texts: Dictionary(zip(inputs.paths, inputs.texts)) { first, _ in first }).names(of: errors)
        let reported = Set(ported.diagnostics.map(\.construct))
        return names.subtracting(reported).map { Lack(name: $0, reason: .missing) }
    }
}

/// A program whose output is read.
enum ProgramRun {
    /// Runs a program to its end, and returns its status with all that it writes.
    static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
