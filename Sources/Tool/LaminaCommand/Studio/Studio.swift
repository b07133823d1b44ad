import ArgumentParser
import Foundation
import LaminaStudio

/// The command `lamina studio`: shows a run in a browser.
struct Studio: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows a run in a browser: its picture at any time, its layers and its animations.",
        discussion: """
            An app is run for some seconds, as by `lamina record`, and goes on when the page asks for that; a recorded file is shown as it is. The page \
            is served to this machine only, at an address with a secret, until the command ends.
            """)

    @OptionGroup
    var app: AppArgument

    @OptionGroup
    var options: RecordingOptions

    @Option(help: ArgumentHelp("The port of the page; 0 lets the system choose.", valueName: "n"))
    var port: UInt16 = 0

    @Flag(inversion: .prefixedNo, help: "Open the page in the user's browser, where there is a display.")
    var open = true

    @Flag(help: "Look at an app that `lamina play` shows; its process number stands in place of the app.")
    var attach = false

    @Flag(help: "Build and run the app again when its sources change, and show both pictures.")
    var watch = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            let source = try StudioSource(app, options, arguments: appArguments, followsSources: watch, attaches: attach)
            let threads = ProcessInfo.processInfo.activeProcessorCount
            let engine = StudioEngine(source.history, live: source.live, sources: source.sources, threadCount: threads) {
                try StudioFilm(history: $0, name: app.app).bytes($1, $2, rate: $3)
            }
            let server = try StudioServerProcess(port: port)
            // Not `print`, which keeps the line back when a program reads it.
            FileHandle.standardOutput.write(Data("\(server.address)\n".utf8))
            if open { Self.show(server.address) }
            try StudioLoop(engine, on: server.socket).run()
        }
    }

    /// Opens an address by the desktop's own program; without a desktop nothing happens.
    private static func show(_ address: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/xdg-open")
        process.arguments = [address]
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
