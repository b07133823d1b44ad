import ArgumentParser
import Foundation

/// The command `lamina new`: writes the sources of a new app.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a new app: a package with a window, a view controller and an animation.",
        discussion: """
            The app is plain UIKit code. Its package is built with the Swift SDK where that is installed: in seconds, with selectors and outlets. Otherwise, \
            and with --lamina, it depends on Lamina's package, which the first build compiles too.
            """)

    @Argument(help: "The app's name; its folder is created in the current folder.")
    var name: String

    @Option(help: ArgumentHelp("A checkout of Lamina or the URL of its repository, on which the app then depends.", valueName: "path-or-url"))
    var lamina: String?

    @Option(help: ArgumentHelp("A Lottie file that the app plays with lottie-ios; needs the Swift SDK.", valueName: "file.json"))
    var lottie: String?

    func run() throws {
        try reportingErrors {
            let source = try source
            let animation = try lottie.map { path throws(ToolError) in try LottieFile(path: path) }
            try NewApp(name: name, source: source, animation: animation).write(to: name)
            if let animation {
                print("\(name)/ is ready: `lamina render \(name) \(animation.renderArguments) --background transparent -o \(name).mov`")
                return
            }
            let build = source == .sdk ? "swift build --swift-sdk \(SDKDescription.name)" : "swift build"
            print("\(name)/ is ready: `lamina render \(name) -o \(name).mp4`, or cd \(name); \(build); .build/debug/\(name)")
        }
    }

    private var source: NewApp.Source {
        get throws(ToolError) {
            if let lamina, lamina.contains("://") { return .repository(url: lamina, version: LaminaTool.version) }
            if lamina == nil, case .ready = InstalledSDK(home: NSHomeDirectory()).state(version: nil) { return .sdk }
            guard let checkout = lamina ?? Checkout.home(of: AppFinder().folder) else { throw .noCheckout }
            return .checkout(path: NewApp.path(to: checkout, fromBeside: FileManager.default.currentDirectoryPath))
        }
    }
}
