import Foundation

/// The place at which Swift Package Manager looks for the SDK: a link to the installed bundle.
struct InstalledSDK {
    /// The folder that contains the user's SDKs; `swift sdk list` prints their names.
    let folder: URL

    init(home: String) { folder = URL(filePath: home).appending(path: ".swiftpm/swift-sdks") }

    /// Registers a bundle with SwiftPM: by a link, or by a bundle of the user's own when the user cannot write this one, since the compiler completes
    /// a bundle.
    ///
    /// Takes the place of an older one.
    ///
    /// - Throws: `SDKError.noBundle` or `.cannotWrite`.
    func install(_ bundle: URL) throws(SDKError) {
        let variant = bundle.appending(path: SDKDescription.variant).path
        guard FileManager.default.fileExists(atPath: variant) else { throw .noBundle(path: bundle.path) }
        try replacing { place in
            if FileManager.default.isWritableFile(atPath: variant) {
                try FileManager.default.createSymbolicLink(at: place, withDestinationURL: bundle)
            } else {
                try Self.adopt(bundle, at: place)
            }
        }
    }

    /// Removes the link to a bundle, or the user's own bundle that shares its parts; does nothing when no SDK is installed.
    ///
    /// - Throws: `SDKError.otherInstallation` when the SDK is of another bundle, or `.cannotWrite`.
    func remove(_ bundle: URL) throws(SDKError) {
        // A link to a place that has gone does not exist for `fileExists`.
        guard (try? FileManager.default.attributesOfItem(atPath: link.path)) != nil else { return }
        let modules = link.appending(path: "\(SDKDescription.variant)/modules").resolvingSymlinksInPath().path
        let isOther = FileManager.default.fileExists(atPath: modules) && !modules.hasPrefix(bundle.resolvingSymlinksInPath().path + "/")
        guard !isOther else { throw .otherInstallation(path: modules) }
        do { try FileManager.default.removeItem(at: link) } catch { throw .cannotWrite(path: link.path, reason: error.localizedDescription) }
    }

    /// Writes the new link or bundle beside the old one, and then exchanges them.
    private func replacing(_ write: (URL) throws -> Void) throws(SDKError) {
        let new = folder.appending(path: ".\(SDKBundle.name)-\(ProcessInfo.processInfo.processIdentifier)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: new) }
            try write(new)
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.moveItem(at: new, to: link)
        } catch {
            throw .cannotWrite(path: link.path, reason: error.localizedDescription)
        }
    }

    /// Creates a bundle of links to the parts of another, with copies of the small files and of the compiler, which finds the SDK around itself.
    static func adopt(_ bundle: URL, at place: URL) throws {
        let files = FileManager.default
        let (old, new) = (bundle.appending(path: SDKDescription.variant), place.appending(path: SDKDescription.variant))
        try files.createDirectory(at: new.appending(path: "bin"), withIntermediateDirectories: true)
        try files.copyItem(at: bundle.appending(path: "info.json"), to: place.appending(path: "info.json"))
        for name in ["swift-sdk.json", "toolset.json", "swiftc.flags", "toolchain", "bin/swiftc"] {
            try files.copyItem(at: old.appending(path: name), to: new.appending(path: name))
        }
        for name in ["modules", "include", "lib", "indices", "runtime", "bin/lamina"] {
            try files.createSymbolicLink(at: new.appending(path: name), withDestinationURL: old.appending(path: name))
        }
        try files.createSymbolicLink(atPath: new.appending(path: "bin/lamina-swiftc").path, withDestinationPath: "swiftc")
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
