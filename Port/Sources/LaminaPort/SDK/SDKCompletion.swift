import Foundation

/// The completion of an SDK on a machine: the root of links, and the arguments for the headers of the system's libraries.
///
/// An SDK is made on one machine and installed on others, with the toolchain and the headers elsewhere. `swift build` knows no step between the
/// installation and the first call of the compiler, so that call completes the SDK.
struct SDKCompletion {
    let sdk: SDKFolder
    /// The toolchain's compiler.
    let compiler: String

    /// Completes the SDK unless it is complete, or the program stands in no SDK.
    ///
    /// - Throws: `SDKError`.
    func run() throws(SDKError) {
        let root = SDKRoot(folder: sdk.folder.appending(path: "sysroot"))
        let flags = sdk.folder.appending(path: SDKFolder.systemFlagsFile)
        guard let made = sdk.toolchainVersion, root.toolchain == nil || !FileManager.default.fileExists(atPath: flags.path) else { return }
        let info = try targetInfo()
        guard info.compilerVersion == made else { throw .otherToolchain(made: made, found: info.compilerVersion) }
        let words = try SystemLibraries.flags()
        do {
            try Data((words.joined(separator: "\n") + "\n").utf8).write(to: flags, options: .atomic)
            try root.make(toolchain: URL(filePath: info.paths.runtimeResourcePath, directoryHint: .isDirectory))
        } catch {
            throw .cannotComplete(folder: sdk.folder.path, reason: error.localizedDescription)
        }
    }

    private func targetInfo() throws(SDKError) -> TargetInfo {
        guard let (status, output) = try? ProgramRun.run(compiler, ["-print-target-info"]), status == 0,
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
        else { throw .noTargetInfo(compiler: compiler) }
        return info
    }

    private struct TargetInfo: Decodable {
        let compilerVersion: String
        let paths: Paths

        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
    }
}
