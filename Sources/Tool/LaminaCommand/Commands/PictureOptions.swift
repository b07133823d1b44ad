import ArgumentParser
import Foundation
import LaminaRun
import LaminaVideo

/// The options that films and stills share.
struct PictureOptions: ParsableArguments {
    @Option(
        // Unconditional, so that a value such as `-.png`, which begins with a dash, is not taken for an option.
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp(
            "The file to write; its extension selects the format.",
            discussion: """
                “-.EXTENSION” is standard output: -.y4m and -.bgra for films, -.png for a still. It may be omitted with --hash or \
                --statistics; no file is written then.
                """, valueName: "file"))
    var output: String?

    @OptionGroup
    var app: AppOptions

    @Option(help: ArgumentHelp("Pixels per point; default: 2, or those of the device.", valueName: "s"), transform: ArgumentReader.positive)
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "The answers to the app's requests: a folder that has them as files; record:FOLDER asks the network and stores them; live asks the network.",
            discussion: "By default, every request fails as it does without a network.", valueName: "folder"),
        transform: ArgumentReader.network)
    var network = RunRequest.Network.refused

    @OptionGroup
    var backend: BackendOption

    @Flag(help: "Replace an existing file.")
    var overwrite = false

    @Flag(help: "Print each frame's hash.")
    var hash = false

    @Flag(help: "Print the elements that assistive technologies would present, for each frame.")
    var accessibility = false

    @Option(
        help: ArgumentHelp(
            "Seconds of real time without a frame or a step of the app's clock, after which the run is given up; default: 60, 0 waits for ever.",
            valueName: "s"),
        transform: ArgumentReader.seconds)
    var patience: Double?

    @Flag
    var statistics: RunRequest.StatisticsForm?

    func validate() throws {
        guard output != nil || hash || accessibility || statistics != nil else {
            throw ValidationError("Missing expected argument '--output <file>'; it may be omitted only with --hash, --accessibility or --statistics")
        }
    }

    /// Returns the request for these options; the command adds the times and the encoding quality.
    ///
    /// - Parameters:
    ///   - format: The format to assume when no output is named.
    ///   - prepared: The app, whose size of screen is taken unless one was given.
    func request(without format: OutputFormat, for prepared: PreparedRun) throws -> RunRequest {
        if prepared.history != nil { try checkForHistory() }
        let name = try output.map { try OutputName($0) }
        var request = RunRequest(destination: destination(of: name), format: name?.format ?? format)
        if let size = prepared.size { (request.width, request.height) = size }
        try app.apply(to: &request, app: prepared.app)
        if let scale { request.scale = scale }
        (request.overwrite, request.hash, request.statistics) = (overwrite, hash, statistics)
        (request.accessibility, request.network) = (accessibility, network)
        request.backend = try backend.chosen()
        if let patience { request.patience = patience }
        if let history = prepared.history { history.apply(to: &request) } else if app.size == nil { request.fitSize() }
        request.progress = isatty(STDERR_FILENO) == 1 ? .bar : .lines
        return request
    }

    private func destination(of name: OutputName?) -> Destination {
        guard let name else { return .nowhere }
        return name.path.map(Destination.file) ?? .descriptor(AppRunner.outputDescriptor)
    }
}

extension RunRequest.StatisticsForm: EnumerableFlag {
    /// Two flags instead of an option with an optional value, because that would take the app's name for its value.
    static func name(for value: Self) -> NameSpecification {
        switch value {
        case .text: .customLong("statistics")
        case .json: .customLong("statistics-json")
        }
    }

    static func help(for value: Self) -> ArgumentHelp? {
        switch value {
        case .text: "Print the time of each stage at the end."
        case .json: "Print the time of each stage for each frame, in milliseconds, as one line of JSON on standard error."
        }
    }
}

/// A size in points, written as `375x667`.
struct ScreenSize: Hashable, CustomStringConvertible {
    let width: Int
    let height: Int

    var description: String { "\(width)x\(height)" }
}

extension ScreenSize {
    /// Parses a size.
    ///
    /// - Throws: `ValidationError` unless the argument consists of two positive whole numbers with an `x` between them.
    init(argument: String) throws {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else {
            throw ValidationError("“\(argument)” is not a size such as 375x667")
        }
        self.init(width: width, height: height)
    }
}
