import LaminaRun

/// The reasons for which no Swift SDK is made.
enum SDKError: Error, Hashable, CustomStringConvertible {
    /// There is no Swift compiler, or it does not say where its libraries are.
    case noToolchain
    /// A product is missing in the folder of built products.
    case notBuilt(path: String)
    /// A module of the library was not built.
    case noModule(name: String, folder: String)
    /// There is no bundle beside the tool.
    case noBundle(path: String)
    /// The user's SDK is that of another installation.
    case otherInstallation(path: String)
    /// The compiler could not write the index of a module; `status` is its exit code.
    case noIndex(module: String, status: Int32)
    /// A shared library could not be linked.
    case noLibrary(name: String)
    /// A file or folder cannot be written.
    case cannotWrite(path: String, reason: String)

    var description: String {
        switch self {
        case .noToolchain: "there is no `swiftc` in PATH that answers `-print-target-info`; install Swift 6.3 or later"
        case .notBuilt(let path): "\(path) is missing; build it with `swift build -c release`"
        case .noModule(let name, let folder): "\(folder) lacks the module \(name), which the library contains; build it again"
        case .noBundle(let path): "\(path) is missing; scripts/install in a checkout of Lamina makes it"
        case .otherInstallation(let path): "the installed SDK is that of \(path), and stays"
        case .noIndex(let module, let status): "lamina-swiftc ended with status \(status) before the index of \(module) was complete"
        case .noLibrary(let name): "swiftc could not link \(name)"
        case .cannotWrite(let path, let reason): "\(path): \(reason)"
        }
    }

    /// The exit code of the tool.
    var status: Int32 {
        switch self {
        case .noToolchain, .notBuilt, .noModule, .noBundle, .otherInstallation: RunStatus.unavailable.rawValue
        case .noIndex, .noLibrary: RunStatus.failure.rawValue
        case .cannotWrite: RunStatus.cannotCreate.rawValue
        }
    }
}
