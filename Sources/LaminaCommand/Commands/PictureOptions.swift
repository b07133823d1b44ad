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

    @OptionGroup
    var app: AppOptions

    @Option(help: ArgumentHelp("Pixels per point; 2 when nothing is said.", valueName: "s"), transform: ArgumentReader.positive)
    var scale = 2.0

    @Flag(help: "Replace what exists.")
    var overwrite = false

    @Flag(help: "Say each frame's hash.")
    var hash = false

    /// The request that these options make, for one picture or film; moments and quality are the commands'.
    func request(named name: OutputName) throws -> RunRequest {
        let destination = name.path.map(Destination.file) ?? .descriptor(AppRunner.outputDescriptor)
        var request = RunRequest(destination: destination, format: name.format)
        try app.apply(to: &request)
        (request.scale, request.overwrite, request.hash) = (scale, overwrite, hash)
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
