import Foundation

/// The folder of an installed Swift SDK, whose `bin` contains `lamina-swiftc` under the name `swiftc`.
///
/// Every path is relative to the program, so the folder can be moved.
struct SDKFolder: Sendable {
    let folder: URL

    /// The folder around the `bin` that contains a program.
    init(program: URL) { folder = program.deletingLastPathComponent().deletingLastPathComponent() }

    /// The folder with the indices of the SDK's modules.
    var indices: String { folder.appending(path: "indices").path }

    /// The compiler of the toolchain that built the modules; no other version reads them.
    var compiler: String {
        let runtime = folder.appending(path: "sysroot/usr/lib/swift").resolvingSymlinksInPath()
        return runtime.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin/swiftc").path
    }

    /// The name of the file with the arguments for the compiler that are the same on every machine.
    static let flagsFile = "swiftc.flags"
    /// The name of the file with the arguments that `SDKCompletion` found on this machine.
    static let systemFlagsFile = "system.flags"
    /// Stands for the SDK's folder in the file of arguments.
    static let placeholder = "${SDK}"
    /// The name of the shared library with all modules, as the linker takes it.
    static let library = "LaminaFrameworks"

    /// The names of the shared libraries that few programs use: the stand-ins for other frameworks, and snapshots of tests.
    static let optionalLibraries = ["LaminaStandIns", "LaminaSnapshots"]

    /// The version of the toolchain that made the SDK's modules, in the compiler's own words; nil outside of an SDK.
    var toolchainVersion: String? {
        (try? String(contentsOf: folder.appending(path: "toolchain"), encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The arguments by which the compiler finds the modules: the words of a file, by default of the SDK's own; none when there is no file.
    func compilerFlags(file: String? = nil) -> [String] {
        let paths = file.map { [$0] } ?? [Self.flagsFile, Self.systemFlagsFile].map { folder.appending(path: $0).path }
        let texts = paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        return texts.flatMap(CompilerCall.words).map { $0.replacing(Self.placeholder, with: folder.path) }
    }

    /// A line that differs between installations; nil outside of an SDK.
    ///
    /// The package manager compiles everything again when the compiler's version changes, and the modules of another installation need that.
    var identity: String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: "lib/lib\(Self.library).so").path)
        guard let date = attributes?[.modificationDate] as? Date, let size = attributes?[.size] as? Int else { return nil }
        return "Lamina SDK \(date.timeIntervalSince1970) \(size)"
    }

    /// The arguments by which the linker and, later, the program find the shared library; none outside of an SDK.
    ///
    /// The library is an input of the linker like an object, so that it precedes Foundation: functions that both have are taken from it. An optional
    /// library is linked only to a program that uses one of its symbols.
    var linkerFlags: [String] {
        let library = folder.appending(path: "lib/lib\(Self.library).so").path
        guard FileManager.default.fileExists(atPath: library) else { return [] }
        let others = Self.optionalLibraries.map { folder.appending(path: "lib/lib\($0).so").path }.filter(FileManager.default.fileExists)
        let optional = others.isEmpty ? [] : ["--push-state", "--as-needed"] + others + ["--pop-state"]
        return [library] + (["-rpath", folder.appending(path: "lib").path] + optional).flatMap { ["-Xlinker", $0] }
    }
}
