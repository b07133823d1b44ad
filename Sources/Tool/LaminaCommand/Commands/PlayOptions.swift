import ArgumentParser
import Foundation
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

    @OptionGroup
    var backend: BackendOption

    @Flag(help: "Stop the app's clock; commands on standard input advance it.")
    var driven = false

    @Flag(help: "Build the app again when its sources change, and start the new one in place of the old one.")
    var watch = false

    @Flag(help: "Print the time of each stage at the end.")
    var statistics = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func validate() throws {
        if watch, driven { throw ValidationError("--watch and --driven exclude each other: a new app would begin at time 0") }
        if options.date != nil, !driven { throw ValidationError("--date works only with --driven") }
    }

    /// Shows the app until it ends.
    func play() throws {
        let watch = watch ? SourceWatch(app) : nil
        let app = try app.built()
        watch?.start()
        var request = RunRequest(window: WindowControl(scale: scale, answers: driven ? AppRunner.outputDescriptor : nil))
        if let size = app.usualSize { (request.width, request.height) = size }
        try options.apply(to: &request, app: app)
        request.backend = try backend.chosen()
        if request.turnsDevice { throw ValidationError("“rotate” is for films and stills; in a window Ctrl-Shift-R turns the device") }
        if statistics { request.statistics = .text }
        if !driven { request.attachFolder = AttachFolder.path(ProcessInfo.processInfo.environment) }
        if !driven, options.locale == nil { request.locale = nil }
        let seed = options.seed.map { [SystemRandom.seedVariable: "\($0)"] } ?? [:]
        try Self.play(request, app, watch) { AppRunner(app: $0, arguments: appArguments, additions: seed) }
    }

    /// Shows the app, and after each build the newer one.
    private static func play(_ request: RunRequest, _ app: BuiltApp, _ watch: SourceWatch?, runner: (BuiltApp) -> AppRunner) throws {
        while true {
            let built = watch?.built
            var runner = runner(BuiltApp(name: app.name, executable: built?.program ?? app.executable))
            runner.isOutdated = watch.map { watch in { watch.built.count != built?.count } }
            try runner.run(request)
            guard runner.isOutdated?() == true else { return }
        }
    }
}
