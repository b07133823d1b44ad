import ArgumentParser
import LaminaRun
import LaminaVideo

/// The command `lamina render`: renders a film of a running app.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Renders a film of an app.",
        discussion: """
            The app runs under a simulated clock, so that every run gives the same film and takes only as long as the drawing.
            Formats: .mp4 (H.264), .webm (VP9), .mov (H.264; ProRes 4444 when transparent), .gif, .apng, .y4m, .bgra or .raw; \
            a numbered sequence is frames/%04d.png or frames/.
            The app may also be a .ca package or a .caml file.
            """)

    @OptionGroup
    var app: AppArgument

    @OptionGroup
    var picture: PictureOptions

    @Option(help: ArgumentHelp("Seconds, from time 0; default: 5, or those of the history.", valueName: "s"), transform: ArgumentReader.seconds)
    var duration: Double?

    @Option(
        help: ArgumentHelp("Range of frame numbers instead of a duration, both ends included; frame 0 is at time 0.", valueName: "A-B"),
        transform: ArgumentReader.frameRange)
    var frames: ClosedRange<Int>?

    @Option(
        help: ArgumentHelp("Frames per second, also as a fraction such as 30000/1001; default: 60, for .gif 50.", valueName: "n"),
        transform: ArgumentReader.frameRate)
    var fps: FrameRate?

    @Option(help: ArgumentHelp("x264 preset: slower presets give smaller files; default: veryfast.", valueName: "p"))
    var preset: String?

    @Option(help: ArgumentHelp("Constant rate factor, lower is better; default: 18 for H.264 (0-51), 24 for VP9 (0-63).", valueName: "n"))
    var crf: Int?

    @Option(
        help: ArgumentHelp("Number of x264's threads; another number gives another file of the same frames; default: 8.", valueName: "n"),
        transform: ArgumentReader.count)
    var encoderThreads: Int?

    @Option(
        help: ArgumentHelp(
            "Number of processes that make parts of the film at the same time, which are then joined; default: 1.",
            discussion: "No more than one for each frame and eight for each processor are started.", valueName: "n"),
        transform: ArgumentReader.count)
    var workers = 1

    @OptionGroup
    var sound: SoundOptions

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app; for a package, states of its root layer, such as Unlocked@1.5.")
    var appArguments: [String] = []

    func validate() throws {
        if duration != nil, frames != nil { throw ValidationError("use either --duration or --frames, not both") }
        if workers > 1, picture.statistics != nil || picture.accessibility {
            throw ValidationError("--statistics and --accessibility are for films that one process makes, without --workers")
        }
        if workers > 1, picture.network.isOfNetwork {
            throw ValidationError("--network record: and live are for films that one process makes, without --workers")
        }
    }

    func run() throws {
        try reportingErrors {
            let prepared = try app.runner(arguments: appArguments)
            var request = try picture.request(without: .bgra, for: prepared)
            let rate = fps ?? FormatTraits.of(request.format).usualRate
            request.moments = .film(frames: try frameNumbers(rate: rate, usual: prepared.history?.duration ?? 5), rate: rate)
            (request.preset, request.constantRateFactor, request.encoderThreads) = (preset, crf, encoderThreads)
            request.sound = sound.settings
            if workers > 1, prepared.history != nil { throw ValidationError("--workers is for apps, not for histories") }
            if workers == 1 { return try prepared.runner.run(request) }
            try PartedFilm(prepared.runner, request, workers: workers).run()
        }
    }

    /// - Parameter usual: The duration in seconds when none is given.
    private func frameNumbers(rate: FrameRate, usual: Double) throws -> ClosedRange<Int> {
        if let frames { return frames }
        return try ArgumentReader.frames(duration: duration ?? usual, rate: rate)
    }
}
