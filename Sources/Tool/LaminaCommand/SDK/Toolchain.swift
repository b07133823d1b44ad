import Foundation

/// The Swift toolchain in `PATH`.
struct Toolchain {
    /// The platform, such as `x86_64-unknown-linux-gnu`.
    let triple: String
    /// The compiler's version, in its own words.
    let version: String

    /// Asks the compiler.
    ///
    /// - Throws: `SDKError.noToolchain`.
    init() throws(SDKError) {
        guard let output = CommandOutput.of("swiftc", ["-print-target-info"]), let info = try? JSONDecoder().decode(Info.self, from: output) else {
            throw .noToolchain
        }
        triple = info.target.unversionedTriple
        version = info.compilerVersion
    }

    private struct Info: Decodable {
        let compilerVersion: String
        let target: Target

        struct Target: Decodable {
            let unversionedTriple: String
        }
    }
}
