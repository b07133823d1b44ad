import Foundation

/// The place at which Swift Package Manager looks for the SDK: a link to the installed bundle.
struct InstalledSDK {
    /// The folder that contains the user's SDKs; `swift sdk list` prints their names.
    let folder: URL

    init(home: String) { folder = URL(filePath: home).appending(path: ".swiftpm/swift-sdks") }

    /// Makes the link, in place of an older one.
    ///
    /// - Throws: `SDKError.cannotWrite`.
    func register(_ bundle: URL) throws(SDKError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: bundle)
        } catch {
            throw .cannotWrite(path: link.path, reason: error.localizedDescription)
        }
    }

    /// The states in which an SDK is found.
    enum State: Hashable {
        case none
        /// The link leads to a folder that has gone.
        case moved(from: String)
        /// Another compiler than the toolchain's made the modules.
        case otherToolchain(version: String)
        case ready(path: String)
    }

    /// Examines the SDK.
    ///
    /// - Parameter version: The version of the toolchain's compiler; nil without one.
    func state(version: String?) -> State {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path) else {
            return FileManager.default.fileExists(atPath: link.path) ? .ready(path: link.path) : .none
        }
        guard FileManager.default.fileExists(atPath: target) else { return .moved(from: target) }
        let file = "\(target)/\(SDKDescription.variant)/toolchain"
        let made = (try? String(contentsOfFile: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        if let made, let version, made != version { return .otherToolchain(version: made) }
        return .ready(path: target)
    }

    private var link: URL { folder.appending(path: SDKBundle.name) }
}
