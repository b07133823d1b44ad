import Foundation
import Testing

/// A folder in which a test compiles with `lamina-swiftc`.
struct Workspace: ~Copyable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lamina-port-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "modules"), withIntermediateDirectories: true)
        // Other modules of the build, such as UIKit, would need their C modules.
        for module in Self.modules {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "modules/\(module).swiftmodule"),
                withDestinationURL: Self.products.appending(path: "Modules/\(module).swiftmodule"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// The arguments by which a program finds and links the runtime.
    var runtime: [String] {
        let maps = Self.cModules.flatMap { module in
            ["-Xcc", "-fmodule-map-file=" + Self.products.appending(path: "\(module).build/module.modulemap").path]
        }
        let objects = (Self.modules + Self.cModules).flatMap { module in
            let folder = Self.products.appending(path: "\(module).build")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
        }
        // ICU is in a library of Foundation's.
        return ["-I", folder.appending(path: "modules").path] + maps + objects + ["-l_FoundationICU"]
    }

    /// Compiles with `lamina-swiftc` in this folder.
    func compile(_ arguments: [String], _ environment: [String: String] = [:]) throws -> (status: Int32, output: String) {
        try run(Self.compiler, arguments, environment)
    }

    /// Runs a program in this folder, and returns its status and all that it writes.
    func run(_ program: URL, _ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let variables = environment.merging(["LAMINA_CACHE": folder.appending(path: "cache").path]) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// The runtime's modules.
    private static let modules = ["LaminaMethods", "LaminaFoundation", "LaminaConcurrency", "LaminaProcess"]

    /// The modules of C that these import.
    private static let cModules = ["CLaminaRuntime", "CICU"]

    /// The compiler under test, which stands beside the test program.
    static let compiler = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "lamina-swiftc")

    /// Puts the compiler at a place, as a link where that is possible.
    ///
    /// A program that is written while another thread starts a process cannot be run as long as that one holds the file open.
    static func placeCompiler(at place: URL) throws {
        do { try FileManager.default.linkItem(at: compiler, to: place) } catch { try FileManager.default.copyItem(at: compiler, to: place) }
    }

    /// The debug products of the package around this one, which `swift build` makes there: the runtime of rewritten programs.
    private static let products = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../.build/debug").standardizedFileURL
}
