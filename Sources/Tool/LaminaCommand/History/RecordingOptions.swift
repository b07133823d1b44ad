import ArgumentParser
import Foundation
import LaminaHistory
import LaminaRun

/// The options of a run that is recorded.
struct RecordingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Seconds, from time 0; default: 5.", valueName: "s"), transform: ArgumentReader.seconds)
    var duration = 5.0

    @Option(
        help: ArgumentHelp(
            "The memory that the trees may take, in MiB; default: \(HistoryBudget.usualBytes >> 20).",
            discussion: "When it is exceeded, every second commit so far is left out.", valueName: "MiB"),
        transform: ArgumentReader.count)
    var budget: Int?

    @OptionGroup
    var app: AppOptions

    @Option(help: ArgumentHelp("Pixels per point; default: 2, or those of the device.", valueName: "s"), transform: ArgumentReader.positive)
    var scale: Double?

    @Option(
        help: ArgumentHelp("The answers to the app's requests, as for `lamina render`.", valueName: "folder"), transform: ArgumentReader.network)
    var network = RunRequest.Network.refused

    func validate() throws {
        if let budget, budget > 1 << 24 { throw ValidationError("--budget \(budget) is out of range: at most \(1 << 24) MiB") }
    }

    /// Returns the request: a still at the end of the run, with a recording in place of the picture.
    func request(for prepared: PreparedRun, output: String) throws -> RunRequest {
        var request = RunRequest(destination: .file(output), format: .png)
        if let size = prepared.size { (request.width, request.height) = size }
        try app.apply(to: &request, app: prepared.app)
        if let scale { request.scale = scale }
        request.network = network
        request.moments = .still(time: duration)
        request.recording = RunRequest.Recording(budget: budget.map { $0 << 20 })
        return request
    }

    /// The history in a file, or that of a new run of an app.
    func history(of app: AppArgument, arguments: [String]) throws -> History {
        let prepared = try app.runner(arguments: arguments)
        if let run = prepared.history { return try HistoryRun.history(in: run.file) }
        let folder = try CommandFolder()
        defer { folder.remove() }
        let file = folder.url.appending(path: "run.lamina").path
        try prepared.runner.run(request(for: prepared, output: file))
        return try HistoryRun.history(in: file)
    }
}
