import ArgumentParser
import Foundation

/// The command `lamina sdk`: makes the Swift SDK of an installation known to Swift Package Manager, for one user.
struct SDK: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Installs the Swift SDK for `swift build --swift-sdk lamina`, for this user.",
        discussion: "The SDK is the folder lamina.artifactbundle beside this tool. `swift sdk list` shows it afterwards.")

    @Flag(help: "Remove the SDK from the user's SDKs instead.") var remove = false

    func run() throws {
        try reportingErrors {
            let (installed, bundle) = (InstalledSDK(home: NSHomeDirectory()), URL(filePath: AppFinder().folder).appending(path: SDKBundle.name))
            if remove { try installed.remove(bundle) } else { try installed.install(bundle) }
        }
    }
}
