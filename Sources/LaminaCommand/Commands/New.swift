import ArgumentParser
import Foundation

/// The command `lamina new`: writes the sources of a new app.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a new app: a package with a window, a view controller and an animation.",
        discussion: "The app is plain UIKit code. Build it with `swift build` in its folder; then start it, or render it with `lamina render`.")

    @Argument(help: "The app's name; its folder is created in the current folder.")
    var name: String

    @Option(help: ArgumentHelp("The Lamina checkout that the app depends on; default: the checkout that contains this tool.", valueName: "path"))
    var lamina: String?

    func run() throws {
        try reportingErrors {
            guard let lamina = lamina ?? Checkout.home(of: AppFinder().folder) else { throw ToolError.noCheckout }
            try NewApp(name: name, lamina: NewApp.path(to: lamina, fromBeside: FileManager.default.currentDirectoryPath)).write(to: name)
            print("\(name)/ is ready: cd \(name); swift build; .build/debug/\(name)")
        }
    }
}
