import ArgumentParser
import Foundation
import LaminaServer

/// The options that films, stills and windows share: the environment in which the app runs.
struct AppOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Size of the screen in points; when nothing is said 375x667, or the next larger size whose pixels the format holds.", valueName: "WxH"),
        transform: ScreenSize.init(argument:))
    var size: ScreenSize?

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
            #"A JSON list of what a hand does: {"at": 1, "tap": [x, y]}, {"at": 2, "drag": [[x, y], ...], "hold": 0.6, "for": 0.5}, "#
                + #"{"at": 3, "text": "Hello"}, {"at": 4, "key": "return"} or {"at": 5, "tilt": [h, v]}. "#
                + #""hold" lets the finger of a tap or drag rest for so many seconds first; "second" is the path of another finger in a drag."#,
            valueName: "file"))
    var events: String?

    @Option(help: ArgumentHelp("Where the app's random numbers begin.", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("What the calendar says at time 0, in ISO 8601; by default 2026-01-01T10:09:30Z.", valueName: "date"),
        transform: ArgumentReader.date)
    var date: Double?

    @Option(help: ArgumentHelp("The app's locale; en_US when nothing is said.", valueName: "l"), transform: ArgumentReader.locale)
    var locale: String?

    @Option(help: ArgumentHelp("The app's appearance, light when nothing is said.", valueName: "light|dark"), transform: ArgumentReader.appearance)
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
