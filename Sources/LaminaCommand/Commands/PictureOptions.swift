import ArgumentParser
import Foundation
import LaminaServer
import LaminaVideo

/// The options that films and stills share.
struct PictureOptions: ParsableArguments {
    @Option(
        // Otherwise a value that begins with a dash would be taken for an option.
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp(
            "Where the result goes; the extension names the format.",
            discussion: "“-.EXTENSION” is standard output: -.y4m and -.bgra for films, -.png for a still.", valueName: "file"))
    var output: String

    @Option(
        help: ArgumentHelp("Size of the screen in points; 375x667 when nothing is said.", valueName: "WxH"), transform: ScreenSize.init(argument:))
    var size = ScreenSize(width: 375, height: 667)

    @Option(help: ArgumentHelp("Pixels per point; 2 when nothing is said.", valueName: "s"), transform: ArgumentReader.positive)
    var scale = 2.0

    @Option(
        help: ArgumentHelp("Threads that draw; as many as there are cores when nothing is said. The picture does not depend on it.", valueName: "n"),
        transform: ArgumentReader.count)
    var threads: Int?

    @Option(
        help: ArgumentHelp(
            "What is seen where the app draws nothing: #RGB, #RRGGBB, #RRGGBBAA, a name, or transparent; black when nothing is said.",
            valueName: "color"),
        transform: ArgumentReader.background)
    var background = Background.black

    @Option(
        help: ArgumentHelp(
            #"A JSON list of touches: {"at": 1, "tap": [x, y]} or {"at": 2, "drag": [[x, y], ...], "for": 0.5}."#, valueName: "file"))
    var events: String?

    @Option(help: ArgumentHelp("Where the app's random numbers begin.", valueName: "n"))
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp("What the calendar says at time 0, in ISO 8601; by default 2026-01-01T10:09:30Z.", valueName: "date"),
        transform: ArgumentReader.date)
    var date: Double?

    @Option(help: ArgumentHelp("The app's locale; en_US when nothing is said.", valueName: "l"), transform: ArgumentReader.locale)
    var locale = "en_US"

    @Option(help: ArgumentHelp("The app's appearance, light when nothing is said.", valueName: "light|dark"), transform: ArgumentReader.appearance)
    var appearance = RunRequest.Appearance.light

    @Flag(help: "Replace what exists.")
    var overwrite = false

    @Flag(help: "Say at the end what drawing and encoding took.")
    var statistics = false

    @Flag(help: "Say each frame's hash.")
    var hash = false

    /// The request that these options make, for one picture or film; moments and quality are the commands'.
    func request(named name: OutputName) throws -> RunRequest {
        let destination = name.path.map(Destination.file) ?? .descriptor(AppRunner.outputDescriptor)
        var request = RunRequest(destination: destination, format: name.format)
        (request.width, request.height, request.scale) = (size.width, size.height, scale)
        (request.threads, request.background, request.seed) = (threads, background, seed)
        (request.locale, request.appearance) = (locale, appearance)
        (request.overwrite, request.statistics, request.hash) = (overwrite, statistics, hash)
        if let date { request.date = date }
        if let events { request.events = try RunEvents.read(path: events) }
        request.progress = isatty(STDERR_FILENO) == 1 ? .bar : .lines
        return request
    }
}

/// A size in points, as `375x667`.
struct ScreenSize: Hashable, CustomStringConvertible {
    let width: Int
    let height: Int

    var description: String { "\(width)x\(height)" }
}

extension ScreenSize {
    /// - Throws: `ValidationError` for anything but two positive whole numbers.
    init(argument: String) throws {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else {
            throw ValidationError("“\(argument)” is no size such as 375x667")
        }
        self.init(width: width, height: height)
    }
}
