import ArgumentParser
import LaminaServer
import LaminaVideo

/// The command `lamina render`: renders a film of a running app.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a film of an app.",
        discussion: """
            The app runs under a clock of its own, so that the film is the same each time and takes only as long as drawing it does.
            Formats: .mp4 (H.264), .webm (VP9), .mov (H.264; ProRes 4444 when transparent), .gif, .apng, .y4m, .bgra or .raw; \
            a numbered sequence is frames/%04d.png or frames/.
            """)

    @Argument(help: "The app: an executable, or the name of one beside lamina.")
    var app: String

    @OptionGroup
    var picture: PictureOptions

    @Option(help: ArgumentHelp("Seconds, from time 0; 5 when nothing is said.", valueName: "s"), transform: ArgumentReader.seconds)
    var duration: Double?

    @Option(
        help: ArgumentHelp("Frames by number instead, both included; frame 0 is at time 0.", valueName: "A-B"), transform: ArgumentReader.frameRange)
    var frames: ClosedRange<Int>?

    @Option(
        help: ArgumentHelp("Frames per second, also as a fraction such as 30000/1001; 60, for a .gif 50, when nothing is said.", valueName: "n"),
        transform: ArgumentReader.frameRate)
    var fps: FrameRate?

    @Option(help: ArgumentHelp("x264's name for how much time a smaller file is worth; veryfast when nothing is said.", valueName: "p"))
    var preset: String?

    @Option(help: ArgumentHelp("Rate factor, lower is better: 18 (H.264, 0-51) and 24 (VP9, 0-63) when nothing is said.", valueName: "n"))
    var crf: Int?

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func validate() throws {
        if duration != nil, frames != nil { throw ValidationError("--duration and --frames exclude each other") }
    }

    func run() throws {
        try reportingErrors {
            var request = try picture.request(without: .bgra)
            let rate = fps ?? FormatTraits.of(request.format).usualRate
            request.moments = .film(frames: try frameNumbers(rate: rate), rate: rate)
            (request.preset, request.constantRateFactor) = (preset, crf)
            try AppRunner(app: app, arguments: appArguments).run(request)
        }
    }

    private func frameNumbers(rate: FrameRate) throws -> ClosedRange<Int> {
        if let frames { return frames }
        let duration = duration ?? 5
        guard duration * rate.framesPerSecond < Double(ArgumentReader.mostFrames) else { throw ValidationError("\(duration) seconds are too many") }
        return 0...rate.frameCount(duration: duration) - 1
    }
}
