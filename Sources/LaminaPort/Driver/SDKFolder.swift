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

    /// The name of the file with the arguments for the compiler.
    static let flagsFile = "swiftc.flags"
    /// Stands for the SDK's folder in the file of arguments.
    static let placeholder = "${SDK}"
    /// The name of the shared library with all modules, as the linker takes it.
    static let library = "LaminaFrameworks"

    /// The arguments by which the compiler finds the modules: the words of a file, by default of the SDK's own; none when there is no file.
    func compilerFlags(file: String? = nil) -> [String] {
        let path = file ?? folder.appending(path: Self.flagsFile).path
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return CompilerCall.words(of: text).map { $0.replacing(Self.placeholder, with: folder.path) }
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
    var linkerFlags: [String] {
        let place = folder.appending(path: "lib").path
        guard FileManager.default.fileExists(atPath: "\(place)/lib\(Self.library).so") else { return [] }
        return ["-L", place, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker", place]
    }
}
