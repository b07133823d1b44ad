import ArgumentParser
import Foundation
import LaminaRun

/// The options that films, stills and windows share: the environment in which the app runs.
struct AppOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Size of the screen in points; default: 375x667, or the next larger size that the format accepts.", valueName: "WxH"),
        transform: ScreenSize.init(argument:))
    var size: ScreenSize?

    @Option(
        help: ArgumentHelp("Number of rendering threads; default: the number of cores. The pixels do not depend on it.", valueName: "n"),
        transform: ArgumentReader.count)
    var threads: Int?

    @Option(
        help: ArgumentHelp(
            "Background colour where the app draws nothing: #RGB, #RRGGBB, #RRGGBBAA, a name, or transparent; default: black.",
            valueName: "color"),
        transform: ArgumentReader.background)
    var background = Background.black

    @Option(
        help: ArgumentHelp(
            #"A JSON file of touches, keys, text and tilts: a list of {"at": 1, "tap": [x, y]}, {"at": 2, "drag": [[x, y], ...], "hold": 0.6, "for": 0.5}, "#
                + #"{"at": 3, "text": "Hello"}, {"at": 4, "key": "return"} or {"at": 5, "tilt": [h, v]}. "#
                + #""hold" is the time in seconds that the finger of a tap or drag rests first; "second" is the path of a second finger in a drag."#,
            valueName: "file"))
    var events: String?

    @Option(help: ArgumentHelp("Seed of the random numbers.", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("The calendar date at time 0, in ISO 8601; default: 2026-01-01T10:09:30Z.", valueName: "date"),
        transform: ArgumentReader.date)
    var date: Double?

    @Option(help: ArgumentHelp("The app's locale; default: en_US.", valueName: "l"), transform: ArgumentReader.locale)
    var locale: String?

    @Option(help: ArgumentHelp("The app's appearance; default: light.", valueName: "light|dark"), transform: ArgumentReader.appearance)
    var appearance = RunRequest.Appearance.light

    /// Copies the options that were given to a request, which keeps its defaults for the others.
    func apply(to request: inout RunRequest) throws {
        if let size { (request.width, request.height) = (Double(size.width), Double(size.height)) }
        (request.threads, request.background, request.appearance) = (threads, background, appearance)
        if let seed { request.seed = seed }
        if let locale { request.locale = locale }
        if let date { request.date = date }
        if let events { request.events = try RunEvents.read(path: events) }
    }
}
