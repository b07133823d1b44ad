/// The reasons for which an SDK cannot be used on this machine.
enum SDKError: Error, Hashable, CustomStringConvertible {
    /// The toolchain in `PATH` has another version than the one that made the SDK's modules, which no other reads.
    case otherToolchain(made: String, found: String)
    /// The toolchain does not say where its libraries are.
    case noTargetInfo(compiler: String)
    /// `pkg-config` is not installed.
    case noPkgConfig
    /// Headers of the system's libraries are missing.
    case noLibraries(packages: [String])
    /// The folder of the SDK cannot be written.
    case cannotComplete(folder: String, reason: String)

    var description: String {
        switch self {
        case .otherToolchain(let made, let found): "this SDK was made with \(made), and the toolchain in PATH is \(found); install the SDK for it"
        case .noTargetInfo(let compiler): "\(compiler) does not answer `-print-target-info`; install Swift 6.3 or later"
        case .noPkgConfig: "pkg-config is missing; apt-get install pkg-config"
        case .noLibraries(let packages): "headers of the system's libraries are missing; apt-get install \(packages.joined(separator: " "))"
        case .cannotComplete(let folder, let reason): "\(folder): \(reason); `lamina sdk` makes an SDK of your own from one that you cannot write"
        }
    }
}
