import ArgumentParser
import LaminaHistory
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

    @Option(help: ArgumentHelp("Seconds, from time 0; default: 5.", valueName: "s"), transform: ArgumentReader.seconds)
    var duration = 5.0

    @Option(
        help: ArgumentHelp(
            "The memory that the trees may take, in MiB; default: \(HistoryBudget.usualBytes >> 20).",
            discussion: "When it is exceeded, every second commit so far is left out.", valueName: "MiB"),
        transform: ArgumentReader.count)
    var budget: Int?

    @OptionGroup
    var options: AppOptions

    @Option(help: ArgumentHelp("Pixels per point; default: 2, or those of the device.", valueName: "s"), transform: ArgumentReader.positive)
    var scale: Double?

    @Flag(help: "Draw the body of the device around its screen.")
    var bezel = false

    @Option(
        help: ArgumentHelp("The answers to the app's requests, as for `lamina render`.", valueName: "folder"), transform: ArgumentReader.network)
    var network = RunRequest.Network.refused

    @Flag(help: "Replace an existing file.")
    var overwrite = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app; for a package, states of its root layer, such as Unlocked@1.5.")
    var appArguments: [String] = []

    func validate() throws {
        if bezel, options.device == nil { throw ValidationError("--bezel works only with --device") }
        if let budget, budget > 1 << 24 { throw ValidationError("--budget \(budget) is out of range: at most \(1 << 24) MiB") }
    }

    func run() throws {
        try reportingErrors {
            let prepared = try app.runner(arguments: appArguments)
            if prepared.history != nil { throw ValidationError("\(app.app) is a history already") }
            try prepared.runner.run(request(for: prepared))
        }
    }

    /// Returns the request: a still at the end of the run, with a recording in place of the picture.
    private func request(for prepared: PreparedRun) throws -> RunRequest {
        var request = RunRequest(destination: .file(output), format: .png)
        if let size = prepared.size { (request.width, request.height) = size }
        try options.apply(to: &request, app: prepared.app)
        if let scale { request.scale = scale }
        request.device?.hasBezel = bezel
        (request.network, request.overwrite) = (network, overwrite)
        request.moments = .still(time: duration)
        request.recording = RunRequest.Recording(budget: budget.map { $0 << 20 })
        return request
    }
}
