import ArgumentParser
import LaminaRun

/// The command `lamina record`: runs an app and stores its history.
struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Records the run of an app, from which every picture can be drawn later.",
        discussion: """
            The file has each tree of layers that the app commits, its animations, the events, the calls of delegates and completion blocks, and \
            messages. `lamina still` and `lamina render` take it in place of the app, on any machine; `lamina history` prints what is in it.
            """)

    @OptionGroup
    var app: AppArgument

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, usually with the extension .lamina.", valueName: "file"))
    var output: String

    @OptionGroup
    var options: RecordingOptions

    @Flag(help: "Replace an existing file.")
    var overwrite = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app; for a package, states of its root layer, such as Unlocked@1.5.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            let prepared = try app.runner(arguments: appArguments)
            if prepared.history != nil { throw ValidationError("\(app.app) is a history already") }
            var request = try options.request(for: prepared, output: output)
            request.overwrite = overwrite
            try prepared.runner.run(request)
        }
    }
}
