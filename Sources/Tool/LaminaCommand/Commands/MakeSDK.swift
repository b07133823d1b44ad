import ArgumentParser
import Foundation

/// The command `lamina make-sdk`, by which `scripts/assemble` makes the Swift SDK.
struct MakeSDK: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "make-sdk", abstract: "Makes the Swift SDK out of built products; `scripts/assemble` calls it.", shouldDisplay: false)

    @Argument(help: "The folder of built products.") var build: String
    @Argument(help: "The folder that gets the artifact bundle.") var folder: String
    @Argument(help: "The folder with Lamina's sources.") var checkout: String

    func run() throws {
        try reportingErrors {
            let place = URL(filePath: folder).appending(path: SDKBundle.name)
            try SDKBundle(build: URL(filePath: build), checkout: URL(filePath: checkout), toolchain: Toolchain()).write(to: place)
        }
    }
}
