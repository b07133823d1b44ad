import ArgumentParser
import LaminaProcess
import LaminaRun

/// The arguments of the commands that show an app in a window, and the window's run.
struct PlayOptions: ParsableArguments {
    @OptionGroup
    var app: AppArgument

    @OptionGroup
    var options: AppOptions

    @Option(
        help: ArgumentHelp("Pixels per point; default: the scale of the display.", valueName: "s"),
        transform: ArgumentReader.positive)
    var scale: Double?

    @Flag(help: "Stop the app's clock; commands on standard input advance it.")
    var driven = false

    @Flag(help: "Print the time of each stage at the end.")
    var statistics = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func validate() throws {
        if options.date != nil, !driven { throw ValidationError("--date works only with --driven") }
    }

    /// Shows the app until it ends.
    func play() throws {
        let app = try app.built()
        var request = RunRequest(window: WindowControl(scale: scale, answers: driven ? AppRunner.outputDescriptor : nil))
        if let size = app.usualSize { (request.width, request.height) = size }
        try options.apply(to: &request, app: app)
        if request.turnsDevice { throw ValidationError("“rotate” is for films and stills; in a window Ctrl-Shift-R turns the device") }
        if statistics { request.statistics = .text }
        if !driven, options.locale == nil { request.locale = nil }
        let seed = options.seed.map { [SystemRandom.seedVariable: "\($0)"] } ?? [:]
        try AppRunner(app: app, arguments: appArguments, additions: seed).run(request)
    }
}
